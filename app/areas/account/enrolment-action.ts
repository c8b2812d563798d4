import { data } from "react-router";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { refuseTooMany, type TooMany } from "#app/forms/too-many.ts";
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
  return data<EnrolmentAnswer>({ fields: {}, typed: {}, flash: null, enrolment: toShown(begun.value) });
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
  if (!parsed.ok) return refuse({ ...parsed.error, enrolment });
  const confirmed = await account.confirmEnrolment(browser, session, parsed.value.code);
  if (confirmed.ok) {
    return redirectWith(back ?? "/conta/seguranca", {
      cookies: confirmed.value.cookies,
      flash: { kind: "success", title: "Verificação em duas etapas ativada!" },
    });
  }
  if (confirmed.error.code === "too_many")
    return refuseTooMany(confirmed.error, (text) => ({ fields: { code: text }, enrolment }));
  const wrong = "Código incorreto. Confira o relógio do celular e tente o próximo código.";
  return refuse({ fields: { code: wrong }, enrolment });
}

const STALE = {
  kind: "info",
  title: "O tempo para ativar acabou",
  body: "Recomece: um novo QR code e novos códigos vão aparecer.",
} as const;

/** Removes the second factor, after the password was confirmed. */
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
  if (problem.code === "too_many") return refuseTooMany(problem, (password) => ({ fields: { password } }));
  return refuse({ fields: { password: PASSWORD_PROBLEMS[problem.code] } });
}
