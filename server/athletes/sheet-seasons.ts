import type { Actor } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { refreshSearch } from "./refresh-search.ts";
import { athletes, athleteSeasons } from "./tables.ts";

type SeasonRow = typeof athleteSeasons.$inferSelect;

/** What the sheets of one year say of an athlete in one club. Sheets do not say who gave the pass. */
export interface SheetSeason {
  year: number;
  club: string;
  games: number;
  goals: number;
  yellowCards: number;
  redCards: number;
  minutes: number;
}

const NUMBERS = ["games", "goals", "yellowCards", "redCards", "minutes"] as const;

/**
 * Writes what closed sheets add up to, for each of these athletes all of it: a season that is no longer among it goes.
 * Only what differs is written, so that it can be told as often as one likes.
 */
export async function setSheetSeasons(
  actor: Actor,
  wanted: ReadonlyMap<string, readonly SheetSeason[]>,
): Promise<void> {
  const ids = [...wanted.keys()];
  const known = await fromSheets(ids);
  // In the order of their ids, so that two of these at once do not wait for each other in turn.
  for (const id of ids.toSorted()) {
    if (differences(known.get(id) ?? [], wanted.get(id)!)) await write(actor, id, wanted.get(id)!);
  }
}

function write(actor: Actor, athleteId: string, seasons: readonly SheetSeason[]): Promise<void> {
  return inTransaction(async () => {
    if (!(await lockLive(athletes, athleteId))) return;
    const change = differences((await fromSheets([athleteId])).get(athleteId) ?? [], seasons);
    if (!change) return;
    const { gone, changed } = change;
    if (gone.length > 0) await remove(athleteId, gone);
    for (const season of changed)
      await db()
        .insert(athleteSeasons)
        .values({ ...season, athleteId, source: "match_sheet", fromSheets: true })
        .onConflictDoUpdate({
          target: [athleteSeasons.athleteId, athleteSeasons.year, athleteSeasons.club, athleteSeasons.source],
          set: { ...season, assists: 0, fromSheets: true, updatedAt: sql`now()` },
        });
    await refreshSearch(athleteId);
    await audit(actor, "athlete.sheet_seasons_set", athleteId);
  });
}

async function remove(athleteId: string, gone: readonly SeasonRow[]): Promise<void> {
  const ids = gone.map(({ id }) => id);
  await db().delete(athleteSeasons).where(inArray(athleteSeasons.id, ids));
  await db()
    .update(athletes)
    .set({ seasonDeletedAt: sql`now()` })
    .where(eq(athletes.id, athleteId));
}

async function fromSheets(athleteIds: readonly string[]): Promise<Map<string, SeasonRow[]>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await db()
    .select()
    .from(athleteSeasons)
    .where(and(inArray(athleteSeasons.athleteId, [...athleteIds]), eq(athleteSeasons.fromSheets, true)));
  return Map.groupBy(rows, ({ athleteId }) => athleteId);
}

function differences(
  rows: readonly SeasonRow[],
  seasons: readonly SheetSeason[],
): { gone: SeasonRow[]; changed: SheetSeason[] } | null {
  const same = (row: SeasonRow, season: SheetSeason) => row.year === season.year && row.club === season.club;
  const gone = rows.filter((row) => !seasons.some((season) => same(row, season)));
  const changed = seasons.filter((season) => {
    const row = rows.find((one) => same(one, season));
    return !row || NUMBERS.some((key) => row[key] !== season[key]);
  });
  return gone.length + changed.length > 0 ? { gone, changed } : null;
}
