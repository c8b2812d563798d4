import { data } from "react-router";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText, type TooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { codeSchema, ownPasswordSchema } from "#domain/identity/credentials.ts";
import * as account from "#server/identity/account.server.ts";
import type * as identity from "#server/identity/identity.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";

/** Shown until a code has proven that the app works. */
export interface ShownEnrolment {
  qr: string;
  secret: string | null;
  recoveryCodes: string[];
}

type EnrolmentAnswer = Refused & { enrolment: ShownEnrolment };

/** The first half: a secret for the app, shown on this page until the second half, and never again. */
export async function beginEnrolment(browser: Browser, session: identity.Session, form: FormData) {
  const parsed = parseFields(form, ownPasswordSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const begun = await account.beginEnrolment(browser, session, parsed.value.password);
  if (!begun.ok) return refusePassword(begun.error);
  return answer({ enrolment: toShown(begun.value) }, { status: 200 });
}

function toShown({ uri, qrSvg, recoveryCodes }: account.Enrolment): ShownEnrolment {
  const secret = new URL(uri).searchParams.get("secret");
  return { qr: `data:image/svg+xml,${encodeURIComponent(qrSvg)}`, secret, recoveryCodes };
}

/** The second half: a code proves that the app works, before it is ever asked for. */
export async function confirmEnrolment(
  browser: Browser,
  session: identity.Session,
  form: FormData,
  back: string | null,
) {
  const pending = await account.pendingEnrolment(session);
  if (!pending) return redirectWith("/conta/seguranca", { flash: STALE });
  const enrolment = toShown(pending);
  const parsed = parseFields(form, codeSchema);
  if (!parsed.ok) return answer({ ...parsed.error, enrolment }, { status: 400 });
  const confirmed = await account.confirmEnrolment(browser, session, parsed.value.code);
  if (confirmed.ok) {
    return redirectWith(back ?? "/conta/seguranca", {
      cookies: confirmed.value.cookies,
      flash: { kind: "success", title: "Verificação em duas etapas ativada!" },
    });
  }
  if (confirmed.error.code === "too_many") {
    const { retryAfterSeconds } = confirmed.error;
    return answer(
      { fields: { code: tooManyText(retryAfterSeconds) }, enrolment },
      tooManyAnswer(retryAfterSeconds),
    );
  }
  const wrong = "Código incorreto. Confira o relógio do celular e tente o próximo código.";
  return answer({ fields: { code: wrong }, enrolment }, { status: 400 });
}

const STALE = {
  kind: "info",
  title: "O tempo para ativar acabou",
  body: "Recomece: um novo QR code e novos códigos vão aparecer.",
} as const;

/** Gives the second factor up, which the password confirms. */
export async function removeSecondFactor(browser: Browser, session: identity.Session, form: FormData) {
  const parsed = parseFields(form, ownPasswordSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const removed = await account.removeSecondFactor(browser, session, parsed.value.password);
  if (!removed.ok) return refusePassword(removed.error);
  return redirectWith("/conta/seguranca", {
    cookies: removed.value.cookies,
    flash: { kind: "success", title: "Verificação em duas etapas desativada" },
  });
}

type PasswordProblem = TooMany | { code: keyof typeof PASSWORD_PROBLEMS };

const PASSWORD_PROBLEMS = {
  wrong_password: "A senha está incorreta.",
  already_enrolled: "A verificação já está ativada.",
  role_needs_it: "O acesso da equipe depende da verificação em duas etapas.",
};

function refusePassword(problem: PasswordProblem) {
  if (problem.code === "too_many") {
    return refuse(
      { fields: { password: tooManyText(problem.retryAfterSeconds) } },
      tooManyAnswer(problem.retryAfterSeconds),
    );
  }
  return refuse({ fields: { password: PASSWORD_PROBLEMS[problem.code] } });
}

/** What it shows is for this moment: no browser keeps it. */
function answer(given: Partial<EnrolmentAnswer> & { enrolment: ShownEnrolment }, init: ResponseInit) {
  const headers = new Headers(init.headers);
  headers.set("cache-control", "no-store");
  return data<EnrolmentAnswer>({ fields: {}, typed: {}, flash: null, ...given }, { ...init, headers });
}
