import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { GUESSABLE, resetSchema } from "#domain/identity/credentials.ts";
import { PASSWORD_MIN } from "#domain/identity/password-length.ts";
import * as identity from "#server/identity/identity.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage, Panel } from "../components/account-page.tsx";
import type { Route } from "./+types/reset-password.ts";

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get("token") });

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await parseForm(request, resetSchema);
  if (!parsed.ok) return refuse({ fields: parsed.error.fields });
  const reset = await identity.resetPassword(browserOf(context), parsed.value);
  if (!reset.ok && reset.error === "password_guessable") return refuse({ fields: { password: GUESSABLE } });
  if (!reset.ok)
    return refuse({ fields: { token: "Este link não vale mais: ele expirou ou já foi usado." } });
  return redirectWith("/login", {
    cookies: reset.value.cookies,
    flash: {
      kind: "success",
      title: "Senha redefinida!",
      body: "Todas as sessões foram encerradas. Entre com a nova senha.",
    },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Criar nova senha");

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const stale = token
    ? actionData?.fields["token"]
    : "Falta uma parte do endereço. Abra o link do e-mail por inteiro.";
  return (
    <AccountPage title="Criar nova senha">
      {stale ? (
        <>
          <Notice tone="error">{stale}</Notice>
          <div>
            <ButtonLink to="/recuperar-senha" variant="primary">
              Pedir outro link
            </ButtonLink>
          </div>
        </>
      ) : (
        <Panel>
          <PostForm ref={form} className="grid gap-5">
            <input type="hidden" name="token" value={token ?? ""} />
            <PasswordField
              label="Nova senha"
              name="password"
              autoComplete="new-password"
              required
              minLength={PASSWORD_MIN}
              hint={`Pelo menos ${PASSWORD_MIN} caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.`}
              error={actionData?.fields["password"]}
            />
            <SubmitButton variant="primary">Salvar nova senha</SubmitButton>
          </PostForm>
        </Panel>
      )}
    </AccountPage>
  );
}
