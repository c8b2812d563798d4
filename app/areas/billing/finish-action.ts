import { redirect, type RouterContextProvider } from "react-router";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn, type FormErrors } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { explainSignUp, refuseSignUp } from "#app/forms/sign-up-problems.ts";
import { redirectWith } from "#app/session/redirects.ts";
import {
  FINISH_KINDS,
  finishSchemas,
  type FinishForm,
  type FinishKind,
} from "#domain/billing/finish-schema.ts";
import { pathOf, withReturn } from "#domain/identity/return-address.ts";
import type { Result } from "#domain/result.ts";
import { finishSignUp, type FinishProblem } from "#server/billing/billing.server.ts";
import { rememberSignUp } from "#server/identity/identity.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { finishAddress, sessionIn } from "./finish-address.ts";

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** Opens the account; an address that has one gets the same answer, and its owner comes back by logging in. */
export async function finishAction({ request, context, url }: RouteArgs) {
  const sessionId = sessionIn(url);
  const form = await readForm(request);
  const kind = FINISH_KINDS.find((one) => one === form.get("kind"));
  if (!sessionId || !kind) return redirect(pathOf(url));
  const typed = typedIn(form, finishSchemas[kind]);
  const parsed = parseFinish(kind, form);
  if (!parsed.ok)
    return refuseSignUp({ typed, fields: parsed.error.fields, body: "Confira os campos destacados." });
  const answer = await attempt(finishSignUp(browserOf(context), sessionId, parsed.value));
  if (!answer) return refuseSignUp({ typed, body: UNEXPECTED }, { status: 500 });
  if (!answer.ok) return explain(answer.error, typed, url);
  return redirectWith(`${withReturn("/login", finishAddress(url))}&novo`, {
    // A new account has its payment by now: whoever confirms its address need not come back here.
    cookies: [rememberSignUp({ email: parsed.value.email, back: null })],
    flash: {
      kind: "success",
      title: "Cadastro realizado!",
      body: "Conta criada com sucesso. Faça login para continuar.",
    },
  });
}

function parseFinish(kind: FinishKind, form: FormData): Result<FinishForm, FormErrors> {
  const parsed = parseFields<object>(form, finishSchemas[kind]);
  // The schema of this kind made the rest.
  return parsed.ok ? { ok: true, value: { kind, ...parsed.value } as FinishForm } : parsed;
}

function explain(problem: FinishProblem, typed: Record<string, string>, url: URL) {
  switch (problem.code) {
    // The page itself says what is wrong with the payment, and which kinds of account its plan is for.
    case "unknown":
    case "unpaid":
    case "expired":
    case "used":
    case "trial_used":
    case "wrong_kind":
      return redirect(pathOf(finishAddress(url)));
    case "provider_failed":
      return refuseSignUp(
        { typed, body: "O pagamento não respondeu. Nada se perdeu: envie de novo em instantes." },
        { status: 502 },
      );
    case "guardian_buys":
    case "not_adult":
      return refuseSignUp({
        typed,
        fields: { birthdate: AGE_PROBLEMS[problem.code] },
        body: AGE_PROBLEMS[problem.code],
      });
    case "too_many":
      return explainSignUp(problem, typed);
    default:
      return explainSignUp({ code: problem.code }, typed);
  }
}

const AGE_PROBLEMS = {
  guardian_buys: "Com menos de 18 anos, quem finaliza o cadastro é o responsável. Escolha essa opção acima.",
  not_adult: "O responsável precisa ter 18 anos ou mais.",
};
