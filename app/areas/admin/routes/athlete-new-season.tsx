import { readForm } from "#app/forms/read-form.ts";
import { answerNewSeason } from "#app/seasons/season-action.ts";
import { SeasonForm } from "#app/seasons/season-form.tsx";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import { clubsThatConfirm } from "#server/clubs/season-confirmation.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteMissing, liveAthleteIn } from "../athlete-pages.ts";
import { athletePath } from "../record-paths.ts";
import { Panel } from "../components/panel.tsx";
import type { Route } from "./+types/athlete-new-season.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id } = await liveAthleteIn(actor, params);
  const own = await ownSeasons(actor, id);
  if (!own.ok) throw athleteMissing();
  return {
    page: athletePath(id, "estatisticas"),
    years: own.value.years,
    currentClub: own.value.club,
    clubs: await clubsThatConfirm(id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id } = await liveAthleteIn(actor, params);
  const form = await readForm(request);
  return answerNewSeason({ actor, athleteId: id, form, page: athletePath(id, "estatisticas") });
}

export default function AthleteNewSeason({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-[56rem]">
      <Panel title="Nova temporada">
        <p className="mb-4 text-compact text-muted">
          O que a equipe registra entra como declarado, até um clube confirmar.
        </p>
        <SeasonForm season={null} {...loaderData} answer={actionData} />
      </Panel>
    </div>
  );
}
