import { readCup } from "#app/read-cup.ts";
import type { ApiChampionship } from "#domain/api/championships.ts";
import { championshipQuery } from "#domain/api/queries.ts";
import type { GeneralView, RowView } from "#domain/championships/competition-view.ts";
import { scorers } from "#server/championships/people/scorers.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { apiRead, problemFor, type ApiRead } from "../answer.ts";

/** How a championship stands. What is read here is shown on other sites: no minor is named. */
export const championship: ApiRead = apiRead(championshipQuery, async ({ category }, { params }) => {
  const cup = await readCup(params["id"]!, new URLSearchParams(category && { categoria: category }));
  // Another category than the one that was asked for would be read as that one.
  if (!cup || (category && cup.competition.id !== category)) return problemFor("not_found");
  const { event, championship: run, competition, categories } = cup;
  const body: ApiChampionship = {
    id: event.id,
    url: publicUrl(`/campeonatos/${event.id}`),
    title: event.title,
    status: run.status,
    cancelled: event.cancelled,
    held: event.held,
    categories,
    category: { id: competition.id, name: competition.name },
    tablesHidden: competition.hidden,
    tables: competition.view.tables.map(({ group, rows }) => ({ group, rows: rows.map(toRow) })),
    general: toGeneral(competition.view.general),
    scorers: (await scorers(competition, "elsewhere")).map(({ place, person, team, goals, matches }) => ({
      place,
      number: person.number,
      name: person.name,
      team: team.name,
      goals,
      matches,
    })),
  };
  return { body, sources: cup.sources };
});

const toRow = (row: RowView): ApiChampionship["tables"][number]["rows"][number] => ({
  place: row.place,
  team: row.team.name,
  points: row.points,
  played: row.played,
  wins: row.wins,
  draws: row.draws,
  losses: row.losses,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
  goalDifference: row.goalDifference,
  goesOn: row.goesOn,
});

const toGeneral = (general: GeneralView | null): ApiChampionship["general"] =>
  general && {
    place: general.place,
    goOn: general.goOn,
    perMatch: general.perMatch,
    rows: general.rows.map((row) => ({
      ...toRow(row),
      group: row.group,
      pointsPerMatch: Math.round(row.pointsPerMatch * 1000) / 1000,
    })),
  };
