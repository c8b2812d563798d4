import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { NameConsentPage } from "#app/name-consent/name-consent-page.tsx";
import { answerNameConsent, nameConsentView } from "#app/name-consent/name-answer.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { PROFILE_PAGE } from "../addresses.ts";
import type { Route } from "./+types/competition-name.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

const notFound = () => data("Atleta não encontrado", 404);

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  if (!id) throw notFound();
  return nameConsentView(actor, id, PROFILE_PAGE);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  if (!id) throw notFound();
  return answerNameConsent(actor, id, await readForm(request), PROFILE_PAGE);
}

export const meta: Route.MetaFunction = () => privateMeta("Aparecer com nome em campeonatos");

export default function OwnCompetitionName({ loaderData, actionData }: Route.ComponentProps) {
  return <NameConsentPage {...loaderData} who={null} error={actionData?.fields["agreed"]} />;
}
