import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { explainSignUp, refuseSignUp } from "#app/forms/sign-up-problems.ts";
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
import { fileIn } from "#app/forms/read-form.ts";
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
  if (!answer) return refuseSignUp({ typed, body: UNEXPECTED }, { status: 500 });
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
  return problem.code === "invalid"
    ? refuseSignUp({ typed, fields: problem.fields, body: "Confira os campos destacados." })
    : explainSignUp(problem, typed);
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
