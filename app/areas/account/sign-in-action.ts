import type { RouterContextProvider } from "react-router";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { forgotSchema, loginSchema } from "#domain/identity/credentials.ts";
import { DEMO_LOGINS, DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import { ok } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { browserOf, type Browser } from "#server/platform/http/browser.server.ts";
import { keepReturn, returnIn } from "./keep-return.ts";

export type SignInAnswer = Refused & { unverified: boolean };

interface SignInPage {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** Where to go after login, given the page that somebody came from (null when they opened the login page itself). */
  next: (back: string | null) => string;
}

/** What both login pages do with their form. */
export async function signInAction({ request, context, url, next }: SignInPage) {
  const form = await readForm(request);
  const browser = browserOf(context);
  if (form.get("intent") === "reenviar") return resend(browser, form, url);
  const parsed = demoLogin(form) ?? parseFields(form, loginSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, unverified: false });
  const typed = typedIn(form, loginSchema);
  const answer = await attempt(identity.signIn(browser, parsed.value));
  if (!answer) return failed(UNEXPECTED, typed, { status: 500 });
  if (!answer.ok) return explain(answer.error, typed);
  const { needsCode } = answer.value;
  const cookies = [...answer.value.cookies, identity.forgetSignUp()];
  const to = next(returnIn(form, url));
  return redirectWith(needsCode ? keepReturn("/login/verificacao", to) : to, { cookies });
}

/** The buttons of demo mode name a person instead of asking for an address. */
function demoLogin(form: FormData) {
  const login = isDemo() && DEMO_LOGINS.find(({ key }) => key === form.get("demo"));
  return login ? ok({ email: login.email, password: DEMO_PASSWORD }) : undefined;
}

function explain(problem: identity.SignInProblem, typed: Record<string, string>) {
  switch (problem.code) {
    case "too_many":
      return refuseTooMany(problem, (body) => failure(body, typed));
    case "use_mailed_link":
      return failed(
        "Há muitas tentativas de entrar nesta conta, vindas de vários lugares. Para entrar agora, use “Esqueci minha senha”: o link do e-mail libera este aparelho.",
        typed,
        { status: 429 },
      );
    case "unverified":
      return refuse(
        { ...failure("Confirme seu e-mail antes de entrar.", typed), unverified: true },
        { status: 403 },
      );
    case "locked":
      return failed(LOCKED, typed, { status: 403 });
    case "wrong_credentials":
      return failed("E-mail ou senha incorretos.", typed, { status: 401 });
  }
}

const LOCKED =
  "Esta conta foi bloqueada pela equipe, que explicou o motivo por e-mail. Fale com a equipe na página de contato.";

async function resend(browser: Browser, form: FormData, url: URL) {
  const parsed = parseFields(form, forgotSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, unverified: false });
  const sent = await identity.resendConfirmation(browser, parsed.value.email);
  if (!sent.ok) return refuseTooMany(sent.error, (body) => failure(body, typedIn(form, forgotSchema)));
  return redirectWith(pathOf(url), {
    flash: {
      kind: "info",
      title: "Confira seu e-mail",
      body: "Se a conta ainda não foi confirmada, um novo link está a caminho.",
    },
  });
}

const failed = (body: string, typed: Record<string, string>, init: ResponseInit) =>
  refuse(failure(body, typed), init);

const failure = (body: string, typed: Record<string, string>) => ({
  typed,
  flash: { kind: "error" as const, title: "Erro no login", body },
  unverified: false,
});
