import { err, ok, type Result } from "#domain/result.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { championshipFields, championshipMatches } from "../matches/tables.ts";
import type { CategoryRow, ChampionshipRow } from "../own.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipTeams } from "../teams/tables.ts";

export type MatchRow = typeof championshipMatches.$inferSelect;
type TeamRow = typeof championshipTeams.$inferSelect;

/** A match whose two sides are known, with what it belongs to. */
export interface SheetMatch {
  match: MatchRow;
  category: CategoryRow;
  championship: ChampionshipRow;
  teams: { home: TeamRow; away: TeamRow };
}

export const lockMatch = (id: string): Promise<MatchRow | undefined> => lockLive(championshipMatches, id);

export const findMatch = (id: string): Promise<MatchRow | undefined> => findLive(championshipMatches, id);

/** A match of which a side is not known yet has no sheet. */
export async function withTeams(match: MatchRow): Promise<Result<SheetMatch, "not_found" | "no_teams">> {
  const { homeTeamId, awayTeamId } = match;
  if (!homeTeamId || !awayTeamId) return err("no_teams");
  const [found] = await db()
    .select({ category: championshipCategories, championship: championships })
    .from(championshipCategories)
    .innerJoin(championships, eq(championships.id, championshipCategories.championshipId))
    .where(
      and(eq(championshipCategories.id, match.categoryId), live(championshipCategories), live(championships)),
    );
  if (!found) return err("not_found");
  const teams = await db()
    .select()
    .from(championshipTeams)
    .where(inArray(championshipTeams.id, [homeTeamId, awayTeamId]));
  const home = teams.find(({ id }) => id === homeTeamId);
  const away = teams.find(({ id }) => id === awayTeamId);
  return home && away ? ok({ match, ...found, teams: { home, away } }) : err("not_found");
}

/** "Centro Esportivo, Campo 1"; the place of the whole cup where the match has no field. */
export async function placeOf({ match, championship }: SheetMatch): Promise<string | null> {
  const field = match.fieldId ? await findLive(championshipFields, match.fieldId) : undefined;
  return field ? `${field.venue}, ${field.name}` : championship.location;
}

/** What a live page has seen is older than this. */
export const bumpVersion = {
  sheetVersion: sql`${championshipMatches.sheetVersion} + 1`,
  updatedAt: sql`now()`,
};
