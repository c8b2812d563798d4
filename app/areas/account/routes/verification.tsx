import { redirect } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { codeSchema } from "#domain/identity/credentials.ts";
import * as identity from "#server/identity/identity.server.ts";
import { sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage, Panel } from "../components/account-page.tsx";
import { keepReturn, returnIn, returnOf } from "../keep-return.ts";
import type { Route } from "./+types/verification.ts";

const STALE = {
  kind: "info",
  title: "O tempo para o código acabou",
  body: "Entre de novo com sua senha.",
} as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = sessionOf(context);
  const back = returnOf(url);
  if (session && !session.needsSecondFactor) throw redirect(back ?? "/profile-selection");
  if (!session && !(await identity.challengedUser(browserOf(context))))
    throw redirect(keepReturn("/login", back));
  return { back, recovery: url.searchParams.get("modo") === "recuperacao" };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const back = returnIn(form, url);
  const browser = browserOf(context);
  const userId = sessionOf(context)?.userId ?? (await identity.challengedUser(browser));
  if (!userId) return redirectWith(keepReturn("/login", back), { flash: STALE });
  const parsed = parseFields(form, codeSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const verify = form.get("modo") === "recuperacao" ? identity.verifyRecoveryCode : identity.verifyCode;
  const answer = await attempt(verify(browser, parsed.value.code, userId));
  if (!answer) return failed(UNEXPECTED, { status: 500 });
  if (answer.ok) return redirectWith(back ?? "/profile-selection", { cookies: answer.value.cookies });
  if (answer.error.code === "too_many") return refuseTooMany(answer.error, failure);
  // After a few wrong codes the challenge itself is gone, and only the password opens another.
  const stillOpen = sessionOf(context) ?? (await identity.challengedUser(browser));
  if (!stillOpen) return redirectWith(keepReturn("/login", back), { flash: STALE });
  return failed("Código incorreto. Confira e tente novamente.", { status: 401 });
}

const failed = (body: string, init: ResponseInit) => refuse(failure(body), init);

const failure = (body: string) => ({
  fields: { code: body },
  flash: { kind: "error" as const, title: "Erro no login", body },
});

export const meta: Route.MetaFunction = () => privateMeta("Verificação em duas etapas");

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  const { back, recovery } = loaderData;
  const form = useFocusOnError(actionData);
  const address = keepReturn("/login/verificacao", back);
  const other = recovery ? address : `${address}${back ? "&" : "?"}modo=recuperacao`;
  return (
    <AccountPage
      title="Verificação em duas etapas"
      intro={
        recovery
          ? "Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez."
          : "Abra o aplicativo de autenticação no seu celular e digite o código de 6 dígitos."
      }
    >
      <Panel>
        <PostForm ref={form} className="grid gap-5" key={String(recovery)}>
          {recovery && <input type="hidden" name="modo" value="recuperacao" />}
          <InputField
            label={recovery ? "Código de recuperação" : "Código"}
            name="code"
            keep={false}
            required
            inputMode={recovery ? undefined : "numeric"}
            autoComplete={recovery ? "off" : "one-time-code"}
            autoCapitalize="none"
            spellCheck={false}
            error={actionData?.fields["code"]}
          />
          <SubmitButton variant="primary">Verificar</SubmitButton>
        </PostForm>
        <p>
          <TextLink to={other}>
            {recovery ? "Usar o aplicativo de autenticação" : "Usar um código de recuperação"}
          </TextLink>
        </p>
      </Panel>
    </AccountPage>
  );
}
