import type { z } from "zod";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { registerSchema } from "#domain/registrations/register-schema.ts";
import type { RegistrationState } from "#domain/registrations/states.ts";
import type { Result } from "#domain/result.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { Registered, RegisterProblem } from "#server/registrations/register.server.ts";
import { problemText, type ProblemFacts, type ProblemText } from "./problem-text.ts";

type Asked = z.infer<typeof registerSchema>;

/** Registers whom the form names, and leads to where the registration stands; or says why not, and what can be done. */
export async function answerRegister(
  form: FormData,
  facts: Omit<ProblemFacts, "who" | "athleteId">,
  enter: (asked: Asked) => Promise<Result<Registered, RegisterProblem>>,
) {
  const none: { problem: ProblemText | null } = { problem: null };
  const parsed = parseFields(form, registerSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, ...none });
  const entered = await enter(parsed.value);
  if (entered.ok)
    return redirectWith(`/inscricoes/${entered.value.id}`, { flash: ENTERED[entered.value.state] });
  const problem: ProblemText | null = problemText(entered.error, {
    ...facts,
    who: null,
    athleteId: parsed.value.athlete,
  });
  const init = entered.error.code === "too_many" ? tooManyAnswer(entered.error.retryAfterSeconds) : undefined;
  return refuse({ typed: typedIn(form, registerSchema), problem }, init);
}

const ENTERED: Partial<Record<RegistrationState, Flash>> = {
  confirmed: {
    kind: "success",
    title: "Inscrição confirmada",
    body: "O ingresso está aqui e no seu e-mail.",
  },
  awaiting_guardian: {
    kind: "success",
    title: "Pedido enviado",
    body: "Seu responsável recebeu um e-mail. A vaga fica guardada até a resposta.",
  },
  waiting: {
    kind: "success",
    title: "Na lista de espera",
    body: "Quando abrir uma vaga, avisamos por e-mail.",
  },
};
