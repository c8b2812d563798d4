import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Card } from "#app/components/card.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { ownClub } from "#server/clubs/own-club.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { MATCHES_PAGE } from "../addresses.ts";
import { ClubPage } from "../components/club-page.tsx";
import { MatchForm } from "../components/match-form.tsx";
import { answerNewMatch } from "../match-action.ts";
import type { Route } from "./+types/new-match.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const club = clubId ? await ownClub(actor, clubId) : null;
  if (!club?.ok) throw data("Clube não encontrado", 404);
  // The list says what is missing.
  if (!club.value.verified) throw redirectWith(MATCHES_PAGE, {});
  return { today: String(today()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerNewMatch({ actor, clubId, form: await readForm(request) });
}

export const meta: Route.MetaFunction = () => privateMeta("Registrar resultado");

export default function NewMatch({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ClubPage title="Registrar resultado">
      <Breadcrumb steps={[{ label: "Jogos", to: MATCHES_PAGE }, { label: "Registrar resultado" }]} />
      <Card className="max-w-[44rem]">
        <MatchForm match={null} today={loaderData.today} answer={actionData} />
      </Card>
    </ClubPage>
  );
}
