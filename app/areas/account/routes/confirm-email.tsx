import { z } from "zod";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { confirmLink, type ConfirmedStep } from "#server/identity/identity.server.ts";
import { sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage } from "../components/account-page.tsx";
import { keepReturn } from "../keep-return.ts";
import type { Route } from "./+types/confirm-email.ts";

const schema = z.object({ token: z.string().min(1).max(2000) });
const STALE = "Este link não vale mais: ele expirou ou já foi usado.";

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get("token") });

/** Mail scanners open every link they see; only a person presses the button. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await parseForm(request, schema);
  if (!parsed.ok) return refuse({ fields: { token: STALE } });
  const session = sessionOf(context);
  const confirmed = await confirmLink(browserOf(context), session, parsed.value.token);
  if (!confirmed.ok) return refuse({ fields: { token: STALE } });
  const { step, signedIn, back, cookies } = confirmed.value;
  if (signedIn) return redirectWith(keepReturn("/profile-selection", back), { cookies, flash: ENTERED });
  const next = session ? "/conta" : keepReturn("/login", back);
  return redirectWith(next, { cookies, flash: { kind: "success", ...SAID[step] } });
}

const ENTERED: Flash = { kind: "success", title: "E-mail confirmado!", body: "Boas-vindas: você já entrou." };

const SAID: Record<ConfirmedStep, Pick<Flash, "title" | "body">> = {
  address: { title: "E-mail confirmado!", body: "Sua conta está pronta. É só entrar." },
  old_address: {
    title: "Falta um passo",
    body: "Enviamos outro link ao novo endereço. A troca vale quando ele for confirmado.",
  },
  new_address: { title: "E-mail trocado!", body: "A partir de agora, entre com o novo endereço." },
};

export const meta: Route.MetaFunction = () => privateMeta("Confirmar e-mail");

export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const stale = token
    ? actionData?.fields["token"]
    : "Falta uma parte do endereço. Abra o link do e-mail por inteiro.";
  if (stale) {
    return (
      <AccountPage title="Link inválido">
        <Notice tone="error">{stale}</Notice>
        <p>Entre com seu e-mail e senha: se a conta ainda não foi confirmada, você pode pedir outro link.</p>
        <div>
          <ButtonLink to="/login" variant="primary">
            Ir para o login
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Confirmar e-mail" intro="Falta só um toque para confirmar que este endereço é seu.">
      <PostForm>
        <input type="hidden" name="token" value={token ?? ""} />
        <SubmitButton variant="primary" size="large">
          Confirmar e-mail
        </SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
