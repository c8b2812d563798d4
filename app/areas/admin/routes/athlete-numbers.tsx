import { Pencil, Plus } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { Stat, StatList } from "#app/components/stat.tsx";
import { SeasonTable } from "#app/seasons/season-table.tsx";
import { TotalsTable } from "#app/seasons/totals-table.tsx";
import { leadingTotal } from "#domain/athletes/seasons.ts";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import { staffLists } from "#server/athletes/staff/profile.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteMissing, liveAthleteIn } from "../athlete-pages.ts";
import { athletePath } from "../record-paths.ts";
import { Panel } from "../components/panel.tsx";
import type { Route } from "./+types/athlete-numbers.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id } = await liveAthleteIn(actor, params);
  const own = await ownSeasons(actor, id);
  if (!own.ok) throw athleteMissing();
  const { seasons, totals } = own.value;
  const answering = seasons.map(({ askedClubId, confirmedBy }) => askedClubId ?? confirmedBy);
  const [names, { achievements }] = await Promise.all([
    clubs.names([...new Set(answering.filter((clubId) => clubId !== null))]),
    staffLists(actor, id),
  ]);
  return {
    id,
    totals,
    achievements,
    leading: leadingTotal(totals),
    seasons: seasons.map((season, n) => ({
      ...season,
      answeringClub: names.get(answering[n] ?? "") ?? null,
    })),
  };
}

export default function AthleteNumbers({ loaderData }: Route.ComponentProps) {
  const { id, totals, leading, seasons, achievements } = loaderData;
  const page = athletePath(id, "estatisticas");
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title="Números">
        <StatList>
          <Stat label="Jogos" value={leading?.games ?? 0} />
          <Stat label="Gols" value={leading?.goals ?? 0} />
          <Stat label="Assistências" value={leading?.assists ?? 0} />
          <Stat label="Cartões Amarelos" value={leading?.yellowCards ?? 0} />
        </StatList>
        <p className="mt-3 text-compact text-muted">
          {leading ? (
            <>
              Fonte: <SourceMark source={leading.source} />
            </>
          ) : (
            "Nenhum número até agora."
          )}
        </p>
        <div className="mt-4">
          <ButtonLink to={`${page}/nova`} size="small">
            <Plus aria-hidden="true" />
            Adicionar temporada
          </ButtonLink>
        </div>
      </Panel>
      {seasons.length > 0 && (
        <>
          <TotalsTable totals={totals} />
          <SeasonTable seasons={seasons} page={page} />
        </>
      )}
      <Panel title="Conquistas">
        {achievements.length > 0 ? (
          <ul className="grid list-disc gap-1 pl-5 text-compact">
            {achievements.map((achievement) => (
              <li key={achievement} className="wrap-anywhere">
                {achievement}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-compact text-muted">Nenhuma conquista até agora.</p>
        )}
        <div className="mt-4">
          <ButtonLink to={athletePath(id, "editar/conquistas")} size="small">
            <Pencil aria-hidden="true" />
            Editar conquistas
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}
