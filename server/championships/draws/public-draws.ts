import type { RecordedDraw } from "#domain/championships/results.ts";
import { acrossGroups } from "#domain/championships/across-groups.ts";
import type { DrawKind } from "#domain/championships/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq } from "#server/platform/database/orm.ts";
import type { ReadCompetition } from "../competition-read.ts";
import { championshipDraws } from "../tables.ts";

type DrawRow = typeof championshipDraws.$inferSelect;

/** More than anybody holds in one category, those that were undone included. */
const MOST_DRAWS = 100;

export interface PublicDraw {
  id: string;
  kind: DrawKind;
  /** Of level teams: their group; null for a league or the table over all groups. */
  group: string | null;
  seed: string;
  at: string;
  witnesses: string | null;
  /** As they came out. */
  steps: { name: string; group: string | null; pot: number | null }[];
}

/** All draws of a category, the newest first. */
export const drawRows = (categoryId: string): Promise<DrawRow[]> =>
  db()
    .select()
    .from(championshipDraws)
    .where(eq(championshipDraws.categoryId, categoryId))
    .orderBy(desc(championshipDraws.id))
    .limit(MOST_DRAWS);

/**
 * The draw that made the matches, then those among level teams that order a table, the oldest first. The latter say who
 * was level: `tables` leaves them out where tables are hidden.
 */
export function publicDraws(
  rows: readonly DrawRow[],
  read: Pick<ReadCompetition, "state" | "facts" | "names">,
  { tables }: { tables: boolean },
): PublicDraw[] {
  const plan = rows.find(({ kind }) => kind !== "level_teams");
  const counting = tables ? countingDraws(read) : new Set<string>();
  const level = rows.filter(({ id }) => counting.has(id)).toReversed();
  return [...(plan ? [plan] : []), ...level].map(
    ({ id, kind, groupName, seed, createdAt, witnesses, steps }) => ({
      id,
      kind,
      group: groupName,
      seed,
      at: String(createdAt),
      witnesses,
      steps: steps.map(({ team, group, pot }) => ({ name: read.names.get(team)?.name ?? "–", group, pot })),
    }),
  );
}

/**
 * Draws among level teams that decide an order now. Once the knockout has begun all of them stay, as does who came out
 * of the groups by them.
 */
function countingDraws({ state, facts }: Pick<ReadCompetition, "state" | "facts">): Set<string> {
  const { draws, knockoutBegun } = facts;
  if (knockoutBegun) return new Set(draws.map(({ id }) => id));
  const across = acrossGroups(facts, state);
  const tables = [
    ...state.tables.map(({ group, standings }) => ({ group, rows: standings.rows })),
    ...(across ? [{ group: null, rows: across.table.rows }] : []),
  ];
  // Of a single group, a draw over all groups is a draw of that group.
  const one = state.tables.length === 1;
  return new Set(
    tables.flatMap(({ group, rows }) => {
      const here = draws.filter((draw) => one || draw.group === group);
      return rows.flatMap(({ decidedBy }) =>
        decidedBy?.criterion === "draw" ? (lastOf(here, decidedBy.among)?.id ?? []) : [],
      );
    }),
  );
}

const lastOf = (draws: readonly RecordedDraw[], teams: readonly string[]): RecordedDraw | undefined =>
  draws.findLast(({ order }) => teams.every((team) => order.includes(team)));
