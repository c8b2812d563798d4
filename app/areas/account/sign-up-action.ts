import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { SIGN_UP_PROBLEMS } from "#app/forms/sign-up-problems.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import {
  athleteSignUpSchema,
  clubSignUpSchema,
  sponsorSignUpSchema,
} from "#domain/identity/sign-up-schema.ts";
import { err } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";
import { fileIn } from "#app/forms/file-in.ts";
import { rememberSignUp } from "#server/identity/identity.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { SignUpKind } from "./sign-up-kinds.ts";

const SCHEMAS = {
  atleta: athleteSignUpSchema,
  clube: clubSignUpSchema,
  patrocinador: sponsorSignUpSchema,
};

/** Parses, signs up, answers: a used address gets the same answer as a new one. */
export async function signUpAction(kind: SignUpKind, browser: Browser, form: FormData) {
  const typed = typedIn(form, SCHEMAS[kind]);
  const answer = await attempt(signUp(kind, browser, form));
  if (!answer) return failed({ typed, body: UNEXPECTED }, { status: 500 });
  if (answer.ok) {
    const { email = "" } = typed;
    return redirectWith("/login?novo", {
      cookies: [rememberSignUp({ email: email.trim().toLowerCase(), back: null })],
      flash: {
        kind: "success",
        title: "Cadastro realizado!",
        body: "Conta criada com sucesso. Faça login para continuar.",
      },
    });
  }
  const problem = answer.error;
  if (problem.code === "invalid")
    return failed({ typed, fields: problem.fields, body: "Confira os campos destacados." });
  if (problem.code === "too_many") {
    return failed(
      { typed, body: tooManyText(problem.retryAfterSeconds) },
      tooManyAnswer(problem.retryAfterSeconds),
    );
  }
  const { field, text } = SIGN_UP_PROBLEMS[problem.code];
  return failed({ typed, fields: { [field]: text }, body: text });
}

async function signUp(kind: SignUpKind, browser: Browser, form: FormData) {
  switch (kind) {
    case "atleta": {
      const parsed = parseFields(form, athleteSignUpSchema);
      return parsed.ok ? athletes.signUp(browser, parsed.value) : invalid(parsed.error.fields);
    }
    case "clube": {
      const parsed = parseFields(form, clubSignUpSchema);
      return parsed.ok
        ? clubs.signUp(browser, parsed.value, await fileIn(form, "logo"))
        : invalid(parsed.error.fields);
    }
    case "patrocinador": {
      const parsed = parseFields(form, sponsorSignUpSchema);
      return parsed.ok ? sponsors.signUp(browser, parsed.value) : invalid(parsed.error.fields);
    }
  }
}

const invalid = (fields: Record<string, string>) => err({ code: "invalid" as const, fields });

type Failure = { typed: Record<string, string>; fields?: Record<string, string>; body: string };

const failed = ({ typed, fields, body }: Failure, init?: ResponseInit) =>
  refuse({ typed, fields, flash: { kind: "error", title: "Erro no cadastro", body } }, init);
