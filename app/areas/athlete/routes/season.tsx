import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { clubsThatConfirm } from "#server/clubs/season-confirmation.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { SEASONS_PAGE } from "../addresses.ts";
import { SeasonForm } from "#app/seasons/season-form.tsx";
import { answerSeason } from "#app/seasons/season-action.ts";
import type { Route } from "./+types/season.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  const own = athleteId ? await ownSeasons(actor, athleteId) : null;
  const season = own?.ok ? own.value.seasons.find(({ id }) => id === params.id) : undefined;
  // A match sheet has no form.
  if (!athleteId || !own?.ok || !season || season.source === "match_sheet")
    throw data("Temporada não encontrada", 404);
  const answeredBy = season.confirmedBy ?? (season.refused ? season.askedClubId : null);
  const answering = answeredBy && (await clubs.names([answeredBy])).get(answeredBy);
  return {
    season,
    answering: answering ?? null,
    years: own.value.years,
    clubs: await clubsThatConfirm(athleteId),
    deleting: url.searchParams.has("excluir"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  if (!athleteId) throw data("Atleta não encontrado", 404);
  return answerSeason({ actor, athleteId, id: params.id, form: await readForm(request), page: SEASONS_PAGE });
}

const titleOf = ({ year, club }: { year: number | null; club: string | null }) =>
  `Temporada ${year ?? "sem ano"}${club ? ` · ${club}` : ""}`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? titleOf(loaderData.season) : "Temporada");

export default function SeasonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { season, answering, years, clubs: confirming, deleting } = loaderData;
  const title = titleOf(season);
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-5">
        <Breadcrumb steps={[{ label: "Números por temporada", to: SEASONS_PAGE }, { label: title }]} />
        <div className="grid gap-1.5">
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
          <SourceMark source={season.source} className="text-muted" />
        </div>
        {deleting ? (
          <DeleteSeason title={title} />
        ) : (
          <>
            {season.source === "club" && (
              <Notice tone="warning" title={`Confirmado por ${answering ?? "um clube"}`}>
                {season.confirmedOn && `Em ${formatIsoDate(season.confirmedOn)}. `}
                Se você mudar um número, o ano ou o clube, a temporada volta a ser declarada até o clube
                confirmar de novo.
              </Notice>
            )}
            {season.refused && (
              <Notice tone="warning" title={`Recusado por ${answering ?? "um clube"}`}>
                {season.refusedReason && <p className="wrap-anywhere">“{season.refusedReason}”</p>}
                <p>Corrija e peça de novo, ou deixe só como declarado.</p>
              </Notice>
            )}
            <Card>
              <SeasonForm
                page={SEASONS_PAGE}
                season={season}
                years={years}
                clubs={confirming}
                answer={actionData}
              />
            </Card>
            <div>
              <ButtonLink to="?excluir=1" variant="text" size="small">
                Excluir esta temporada
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Container>
  );
}

const DeleteSeason = ({ title }: { title: string }) => (
  <Card title="Excluir?">
    <p className="mb-5 max-w-[56ch]">
      {title} sai dos seus números e da página pública. Não há como desfazer; você pode registrar de novo.
    </p>
    <PostForm className="flex flex-wrap gap-3">
      <SubmitButton intent="excluir" variant="danger">
        Excluir temporada
      </SubmitButton>
      <ButtonLink to="?">Não excluir</ButtonLink>
    </PostForm>
  </Card>
);
