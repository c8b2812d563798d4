import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { attempt } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { isImpersonating, isStaff } from "#domain/identity/actor.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import * as identity from "#server/identity/identity.server.ts";
import { dropUnsent } from "#server/identity/unsent-forms.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage } from "../components/account-page.tsx";
import type { Route } from "./+types/logout.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({ signedIn: sessionOf(context) !== null });

/** Members leave to their login page, staff to theirs. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const staff = isStaff(actor) || isImpersonating(actor);
  const browser = browserOf(context);
  await attempt(identity.endImpersonation(actor));
  const cookies = await attempt(identity.signOut(browser));
  if (!cookies) {
    const from = returnFrom(request.headers.get("referer"));
    return redirectWith(from ?? "/", { flash: { kind: "error", title: "Erro ao sair da conta." } });
  }
  return redirectWith(staff ? "/admin/login" : "/login", {
    cookies: [...cookies, ...(await dropUnsent(browser))],
    flash: { kind: "success", title: "Logout realizado com sucesso!" },
  });
}

function returnFrom(referer: string | null): string | null {
  const url = referer ? URL.parse(referer) : null;
  return url && pathOf(url);
}

export const meta: Route.MetaFunction = () => privateMeta("Sair");

/** Only for someone who opens the address itself: a link must not sign anybody out. */
export default function Logout({ loaderData: { signedIn } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Sair da conta"
      intro={signedIn ? "Quer encerrar a sessão neste aparelho?" : "Você não está conectado."}
    >
      {signedIn && (
        <PostForm>
          <SubmitButton variant="primary">Sair</SubmitButton>
        </PostForm>
      )}
    </AccountPage>
  );
}
