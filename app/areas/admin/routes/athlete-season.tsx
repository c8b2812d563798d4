import { data } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { answerSeason } from "#app/seasons/season-action.ts";
import { SeasonForm } from "#app/seasons/season-form.tsx";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import { clubsThatConfirm } from "#server/clubs/season-confirmation.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { liveAthleteIn } from "../athlete-pages.ts";
import { athletePath } from "../record-paths.ts";
import { Panel } from "../components/panel.tsx";
import type { Route } from "./+types/athlete-season.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id } = await liveAthleteIn(actor, params);
  const own = await ownSeasons(actor, id);
  const season = own.ok ? own.value.seasons.find((each) => each.id === params.seasonId) : undefined;
  // A match sheet has no form.
  if (!own.ok || !season || season.source === "match_sheet") throw data("Temporada não encontrada", 404);
  return {
    page: athletePath(id, "estatisticas"),
    season,
    years: own.value.years,
    clubs: await clubsThatConfirm(id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id } = await liveAthleteIn(actor, params);
  const form = await readForm(request);
  const page = athletePath(id, "estatisticas");
  return answerSeason({ actor, athleteId: id, id: params.seasonId, form, page });
}

export default function AthleteSeason({ loaderData, actionData }: Route.ComponentProps) {
  const { season, ...form } = loaderData;
  const title = `Temporada ${season.year ?? "sem ano"}${season.club ? ` · ${season.club}` : ""}`;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <Panel title={title}>
        <p className="mb-4 text-compact text-muted">
          Fonte: <SourceMark source={season.source} />
          {season.source === "club" && ". Se um número mudar, a temporada volta a ser declarada."}
        </p>
        <SeasonForm season={season} {...form} answer={actionData} />
      </Panel>
      <Panel title="Excluir esta temporada?" className="border-danger">
        <p className="mb-3 text-compact text-muted">
          Sai dos números e da página pública. Não há como desfazer; dá para registrar de novo.
        </p>
        <PostForm>
          <SubmitButton intent="excluir" variant="danger" size="small">
            Excluir temporada
          </SubmitButton>
        </PostForm>
      </Panel>
    </div>
  );
}
