import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { tracesIn } from "#app/forms/bot-fields.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
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
  const failure = (title: string, body: string) => ({
    typed: typedIn(sent, form.schema),
    flash: { kind: "error" as const, title, body },
  });
  if (!answer)
    return refuse(failure(UNEXPECTED, "Nada foi perdido: envie de novo em instantes."), { status: 500 });
  return answer.error.code === "too_many"
    ? refuseTooMany(answer.error, (body) => failure(NOT_SENT, body))
    : refuse(failure(NOT_SENT, "O envio foi rápido demais. Confira e envie de novo."));
}

const NOT_SENT = "Ainda não enviado";
