import { redirect } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { isStaff } from "#domain/identity/actor.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage } from "../components/account-page.tsx";
import { LoginForm } from "../components/login-form.tsx";
import { keepReturn, returnOf } from "../keep-return.ts";
import { signInAction } from "../sign-in-action.ts";
import type { Route } from "./+types/admin-login.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const session = sessionOf(context);
  const back = returnOf(url);
  if (session?.needsSecondFactor) throw redirect(keepReturn("/login/verificacao", back ?? "/admin"));
  if (session?.roleWaits) throw redirect(keepReturn("/conta/seguranca", back ?? "/admin"));
  if (session) throw redirect(isStaff(actorOf(context)) ? (back ?? "/admin") : "/profile-selection");
  return null;
}

export const action = (args: Route.ActionArgs) => signInAction({ ...args, next: (back) => back ?? "/admin" });

export const meta: Route.MetaFunction = () => privateMeta("Entrar na administração");

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Administração"
      intro={
        <p>
          Acesso da equipe da plataforma. Atletas, clubes e patrocinadores entram em{" "}
          <TextLink to="/login">Entrar</TextLink>.
        </p>
      }
    >
      <LoginForm answer={actionData} />
    </AccountPage>
  );
}
