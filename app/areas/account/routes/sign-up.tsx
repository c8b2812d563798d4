import { Container } from "#app/components/container.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Member } from "#domain/identity/actor.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { Session } from "#server/identity/identity.server.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { selectableProfiles } from "#server/profiles/profiles.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AlreadySignedIn } from "../components/already-signed-in.tsx";
import { AthleteSignUp } from "../components/athlete-sign-up.tsx";
import { CompanySignUp } from "../components/company-sign-up.tsx";
import { signUpAction } from "../sign-up-action.ts";
import { SIGN_UP_KINDS, SIGN_UP_LABELS, signUpAddress, signUpKind } from "../sign-up-kinds.ts";
import type { Route } from "./+types/sign-up.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const who = signedIn(context);
  return {
    kind: signUpKind(url),
    today: today().toString(),
    signedIn: who && (await nextSteps(who.actor, who.session)),
  };
}

/** An account has one athlete. A guardian's child has an account of their own, and staff have no athlete profile. */
const NO_ATHLETE_BESIDE = new Set<ProfileType>(["athlete", "guardian", "admin"]);

/** What somebody who has an account already can do instead of signing up. */
async function nextSteps(actor: Member, session: Session) {
  const profiles = await selectableProfiles(actor, session);
  const chosen = profiles.find((profile) => profile.chosen) ?? profiles[0];
  return {
    name: session.name,
    email: session.email,
    dashboard: chosen ? dashboardOf(chosen.type) : null,
    mayAddAthlete: profiles.every(({ type }) => !NO_ATHLETE_BESIDE.has(type)),
  };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  signUpAction(signUpKind(url), browserOf(context), await readForm(request));

export const meta: Route.MetaFunction = () => privateMeta("Cadastro");

export default function SignUp({ loaderData: { kind, today, signedIn }, actionData }: Route.ComponentProps) {
  if (signedIn && !actionData) return <AlreadySignedIn {...signedIn} />;
  const tabs = SIGN_UP_KINDS.map((one) => ({
    to: signUpAddress(one),
    label: SIGN_UP_LABELS[one],
    current: one === kind,
  }));
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-5xl sm:text-6xl">Cadastro</h1>
        <p className="mt-3 text-muted">
          Criar a conta é grátis. Já tem uma? <TextLink to="/login">Entrar</TextLink>
        </p>
        <Tabs label="Quem é você" tabs={tabs} className="mt-6 mb-6" />
        {kind === "atleta" ? (
          <AthleteSignUp today={today} answer={actionData} />
        ) : (
          <CompanySignUp key={kind} kind={kind} answer={actionData} />
        )}
      </div>
    </Container>
  );
}
