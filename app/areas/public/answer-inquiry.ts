import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { tracesIn } from "#app/forms/bot-fields.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import * as inquiries from "#server/inquiries/inquiries.server.ts";

export type RouteArgs = Pick<ActionFunctionArgs, "request" | "context">;

interface InquiryForm<T> {
  schema: z.ZodType<T>;
  toInquiry(value: T): inquiries.NewInquiry;
  /** Where to go on, and what is said there. */
  next: string;
  done: Omit<Flash, "kind">;
}

/** One form of the public site: on with a toast, or the form again with all that was typed. */
export async function answerInquiry<T>({ request, context }: RouteArgs, form: InquiryForm<T>) {
  const sent = await readForm(request);
  const parsed = parseFields(sent, form.schema);
  if (!parsed.ok) return refuse(parsed.error);
  const answer = await attempt(
    inquiries.submit(browserOf(context), form.toInquiry(parsed.value), tracesIn(sent)),
  );
  if (answer?.ok) return redirectWith(form.next, { flash: { ...form.done, kind: "success" } });
  return refuse({ typed: typedIn(sent, form.schema), flash: failure(answer?.error) }, status(answer?.error));
}

function failure(problem: inquiries.InquiryProblem | undefined): Flash {
  if (!problem)
    return { kind: "error", title: UNEXPECTED, body: "Nada foi perdido: envie de novo em instantes." };
  if (problem.code === "too_many")
    return { kind: "error", title: "Ainda não enviado", body: tooManyText(problem.retryAfterSeconds) };
  return {
    kind: "error",
    title: "Ainda não enviado",
    body: "O envio foi rápido demais. Confira e envie de novo.",
  };
}

function status(problem: inquiries.InquiryProblem | undefined): ResponseInit {
  if (problem?.code === "too_many") return tooManyAnswer(problem.retryAfterSeconds);
  return { status: problem ? 400 : 500 };
}
