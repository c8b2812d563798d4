import { redirect } from "react-router";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { event } from "#server/events/events.server.ts";
import { rememberedSignUp, signInProviders } from "#server/identity/identity.server.ts";
import { sessionOf } from "#server/identity/who-asks.server.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage } from "../components/account-page.tsx";
import { DemoLogins } from "../components/demo-logins.tsx";
import { LoginForm } from "../components/login-form.tsx";
import { PlansNote } from "../components/plans-note.tsx";
import { ResendConfirmation } from "../components/resend-confirmation.tsx";
import { ProviderButtons } from "../components/provider-buttons.tsx";
import { keepReturn, returnOf } from "../keep-return.ts";
import { signInAction } from "../sign-in-action.ts";
import type { Route } from "./+types/login.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = sessionOf(context);
  const back = returnOf(url);
  if (session)
    throw redirect(keepReturn(session.needsSecondFactor ? "/login/verificacao" : "/profile-selection", back));
  return {
    back,
    event: await eventWanted(back),
    justSignedUp: url.searchParams.has("novo"),
    email: rememberedSignUp(browserOf(context))?.email,
    providers: signInProviders(),
    demo: isDemo() ? { password: DEMO_PASSWORD, logins: demoLogins() } : null,
  };
}

/** Whoever pressed "Inscreva-se" reads what they sign in for. */
async function eventWanted(back: string | null): Promise<string | null> {
  const id = back && /^\/campeonatos\/([^/]+)(?:\/inscricao)?$/.exec(back)?.[1];
  const found = id ? await event(id) : null;
  return found?.ok ? found.value.title : null;
}

/** A minor's address is on no page, not even an invented one. */
const demoLogins = () =>
  DEMO_LOGINS.map(({ key, email, role }) => ({ key, role, email: MINORS.has(key) ? null : email }));

const MINORS: ReadonlySet<DemoLoginKey> = new Set(["minor", "beginner"]);

export const action = (args: Route.ActionArgs) =>
  signInAction({ ...args, next: (back) => keepReturn("/profile-selection", back) });

export const meta: Route.MetaFunction = () => privateMeta("Entrar");

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { back, event: wanted, justSignedUp, email, providers, demo } = loaderData;
  return (
    <AccountPage
      title="Entrar"
      aside={
        <>
          <PlansNote />
          {demo && <DemoLogins {...demo} />}
        </>
      }
    >
      {wanted && (
        <Notice title={`Entre para se inscrever em ${wanted}`}>
          Ainda não tem conta? <TextLink to="/cadastro">Cadastre-se grátis</TextLink>.
        </Notice>
      )}
      {justSignedUp && !actionData?.unverified && <ResendConfirmation email={email} fresh />}
      <LoginForm answer={actionData} email={email} />
      <ProviderButtons providers={providers} back={back} />
    </AccountPage>
  );
}
