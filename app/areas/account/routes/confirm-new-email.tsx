import { z } from "zod";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { confirmEmailChange } from "#server/identity/email-change.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import type { Route } from "./+types/confirm-new-email.ts";

const schema = z.object({ token: z.string().min(1).max(200) });
const STALE = "Este link não vale mais: ele expirou, já foi usado ou a troca foi cancelada.";

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get("token") });

/** Mail scanners open every link they see; only a person presses the button. */
export async function action({ request }: Route.ActionArgs) {
  const parsed = await parseForm(request, schema);
  const confirmed = parsed.ok && (await confirmEmailChange(parsed.value.token));
  if (!confirmed || !confirmed.ok) return refuse({ fields: { token: STALE } });
  return redirectWith("/login", {
    flash: {
      kind: "success",
      title: "E-mail trocado!",
      body: "A partir de agora, entre com o novo endereço.",
    },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Confirmar novo e-mail");

export default function ConfirmNewEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const stale = token
    ? actionData?.fields["token"]
    : "Falta uma parte do endereço. Abra o link do e-mail por inteiro.";
  if (stale)
    return (
      <AccountPage title="Link inválido">
        <Notice tone="error">{stale}</Notice>
        <div>
          <ButtonLink to="/contato" variant="primary">
            Falar com a equipe
          </ButtonLink>
        </div>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Confirmar novo e-mail"
      intro="Falta só um toque: a conta passa a usar este endereço, e as sessões abertas terminam."
    >
      <PostForm>
        <input type="hidden" name="token" value={token ?? ""} />
        <SubmitButton variant="primary" size="large">
          Confirmar novo e-mail
        </SubmitButton>
      </PostForm>
    </AccountPage>
  );
}
