import { crestUrl } from "#drawing/addresses.ts";
import { competition, type Competition } from "#domain/championships/competition.ts";
import {
  competitionView,
  type CompetitionView,
  type TeamName,
} from "#domain/championships/competition-view.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { factsOf, type CategoryFacts } from "./facts.ts";
import type { CategoryRow } from "./own.ts";
import { championshipTables } from "./tables.ts";

type TeamRow = CategoryFacts["teams"][number];

export interface ReadCompetition extends CategoryFacts {
  state: Competition;
  view: CompetitionView;
  names: ReadonlyMap<string, TeamName>;
  /** As live pages count it (live.ts). */
  version: number;
}

/**
 * A category as it stands now. What the job stored is taken as long as it holds; between a closed sheet and the job the
 * tables are calculated here, so that nobody reads an old one.
 */
export async function readCompetition(category: CategoryRow): Promise<ReadCompetition> {
  const known = await factsOf(category);
  const stored = await storedOf(category.id);
  const state = stored.computed ?? competition(known.facts);
  const names = teamNames(known.teams);
  const version = known.matches.reduce((sum, { sheetVersion }) => sum + sheetVersion, stored.version);
  return { ...known, state, names, view: competitionView(state, known.facts, names), version };
}

async function storedOf(categoryId: string): Promise<{ version: number; computed: Competition | null }> {
  const [row] = await db()
    .select()
    .from(championshipTables)
    .where(eq(championshipTables.categoryId, categoryId));
  const holds = row !== undefined && row.computedVersion === row.version;
  return { version: row?.version ?? 0, computed: holds ? (row.computed as Competition) : null };
}

const teamNames = (teams: readonly TeamRow[]): Map<string, TeamName> =>
  new Map(
    teams.map(({ id, name, shortName, clubId }) => [
      id,
      { id, name, shortName, crest: crestUrl(clubId ?? id, shortName) },
    ]),
  );
