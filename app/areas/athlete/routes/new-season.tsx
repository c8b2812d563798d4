import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import { clubsThatConfirm } from "#server/clubs/season-confirmation.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { SEASONS_PAGE } from "../addresses.ts";
import { SeasonForm } from "#app/seasons/season-form.tsx";
import { answerNewSeason } from "#app/seasons/season-action.ts";
import type { Route } from "./+types/new-season.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const own = id ? await ownSeasons(actor, id) : null;
  if (!id || !own?.ok) throw data("Atleta não encontrado", 404);
  return { years: own.value.years, currentClub: own.value.club, clubs: await clubsThatConfirm(id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  if (!athleteId) throw data("Atleta não encontrado", 404);
  return answerNewSeason({ actor, athleteId, form: await readForm(request), page: SEASONS_PAGE });
}

export const meta: Route.MetaFunction = () => privateMeta("Nova temporada");

export default function NewSeason({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5">
        <Breadcrumb
          steps={[{ label: "Números por temporada", to: SEASONS_PAGE }, { label: "Nova temporada" }]}
        />
        <h1 className="text-4xl sm:text-5xl">Nova temporada</h1>
        <Card>
          <SeasonForm page={SEASONS_PAGE} season={null} {...loaderData} answer={actionData} />
        </Card>
      </div>
    </Container>
  );
}
