import { data } from "react-router";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText, type TooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { ownPasswordSchema } from "#domain/identity/account-schema.ts";
import { codeSchema } from "#domain/identity/credentials.ts";
import * as account from "#server/identity/account.server.ts";
import * as identity from "#server/identity/identity.server.ts";

/** Shown once; empty where the app already has the secret and only a code is missing. */
export interface ShownEnrolment {
  qr: string | null;
  secret: string | null;
  recoveryCodes: string[];
}

type EnrolmentAnswer = Refused & { enrolment: ShownEnrolment };
const AGAIN: ShownEnrolment = { qr: null, secret: null, recoveryCodes: [] };

/** The first half: a secret for the app, shown on this page and never again. */
export async function beginEnrolment(caller: identity.Caller, member: identity.Member, form: FormData) {
  const parsed = parseFields(form, ownPasswordSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const begun = await account.beginEnrolment(caller, member, parsed.value.password);
  if (!begun.ok) return refusePassword(begun.error);
  const { uri, qrSvg, recoveryCodes } = begun.value;
  const secret = new URL(uri).searchParams.get("secret");
  const qr = `data:image/svg+xml,${encodeURIComponent(qrSvg)}`;
  return answer(
    { enrolment: { qr, secret, recoveryCodes } },
    { status: 200, headers: { "cache-control": "no-store" } },
  );
}

/** The second half: a code proves that the app works, before it is ever asked for. */
export async function confirmEnrolment(
  caller: identity.Caller,
  member: identity.Member,
  form: FormData,
  back: string | null,
) {
  const parsed = parseFields(form, codeSchema);
  if (!parsed.ok) return answer({ ...parsed.error, enrolment: AGAIN }, { status: 400 });
  const confirmed = await identity.verifyCode(caller, parsed.value.code, member.userId);
  if (confirmed.ok) {
    return redirectWith(back ?? "/conta/seguranca", {
      cookies: confirmed.value.cookies,
      flash: { kind: "success", title: "Verificação em duas etapas ativada!" },
    });
  }
  if (confirmed.error.code === "too_many") {
    const { retryAfterSeconds } = confirmed.error;
    return answer(
      { fields: { code: tooManyText(retryAfterSeconds) }, enrolment: AGAIN },
      tooManyAnswer(retryAfterSeconds),
    );
  }
  return answer(
    {
      fields: { code: "Código incorreto. Confira o relógio do celular e tente o próximo código." },
      enrolment: AGAIN,
    },
    { status: 400 },
  );
}

/** Gives the second factor up, which the password confirms. */
export async function removeSecondFactor(caller: identity.Caller, member: identity.Member, form: FormData) {
  const parsed = parseFields(form, ownPasswordSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const removed = await account.removeSecondFactor(caller, member, parsed.value.password);
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

const answer = (given: Partial<EnrolmentAnswer> & { enrolment: ShownEnrolment }, init: ResponseInit) =>
  data<EnrolmentAnswer>({ fields: {}, typed: {}, flash: null, ...given }, init);
