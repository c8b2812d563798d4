import type { ActObstacle, Act } from "#domain/championships/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, ne, sql } from "#server/platform/database/orm.ts";
import {
  lockCategory,
  openCategory,
  type CategoryRow,
  type ChampionshipRow,
  type Organising,
} from "../own.ts";
import { championshipTeams } from "./tables.ts";

export type TeamRow = typeof championshipTeams.$inferSelect;

export interface OpenTeam {
  championship: ChampionshipRow;
  category: CategoryRow;
  team: TeamRow;
}

/** A team of one's own championship. */
export async function openTeam(
  organising: Organising,
  teamId: string,
  act: Act,
): Promise<Result<OpenTeam, ActObstacle>> {
  const team = await findLive(championshipTeams, teamId);
  if (!team) return err("not_found");
  const opened = await openCategory(organising, team.categoryId, act);
  return opened.ok ? ok({ ...opened.value, team }) : opened;
}

/** The same, locked until the transaction ends: the category first, as everybody does who changes who plays. */
export async function lockTeam(
  organising: Organising,
  teamId: string,
  act: Act,
): Promise<Result<OpenTeam, ActObstacle>> {
  const known = await findLive(championshipTeams, teamId);
  if (!known) return err("not_found");
  const opened = await lockCategory(organising, known.categoryId, act);
  if (!opened.ok) return opened;
  const team = await lockLive(championshipTeams, teamId);
  return team ? ok({ ...opened.value, team }) : err("not_found");
}

export type EntryObstacle = "already_drawn" | "deadline_over";

/** Why nobody enters this category any more. The draw closes it for everyone. */
export function entryObstacle({
  drawnAt,
  teamsUntil,
}: Pick<CategoryRow, "drawnAt" | "teamsUntil">): EntryObstacle | null {
  if (drawnAt !== null) return "already_drawn";
  return teamsUntil !== null && Temporal.Instant.compare(now(), teamsUntil) >= 0 ? "deadline_over" : null;
}

/** Who plays, who left in the middle, and who was invited and has not answered yet hold a place. */
const HOLD_PLACE = ["accepted", "withdrawn", "invited"] as const;

type Sized = Pick<CategoryRow, "id" | "mostTeams">;

/** Places that are left. Only right while the category is locked. */
export const placesLeft = async (category: Sized): Promise<number> =>
  (await placesLeftIn([category])).get(category.id)!;

/** The same of several categories, in one statement. */
export async function placesLeftIn(categories: readonly Sized[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ categoryId: championshipTeams.categoryId, total: sql<number>`count(*)::int` })
    .from(championshipTeams)
    .where(
      and(
        inArray(
          championshipTeams.categoryId,
          categories.map(({ id }) => id),
        ),
        inArray(championshipTeams.state, [...HOLD_PLACE]),
        live(championshipTeams),
      ),
    )
    .groupBy(championshipTeams.categoryId);
  const taken = new Map(rows.map(({ categoryId, total }) => [categoryId, total]));
  return new Map(categories.map(({ id, mostTeams }) => [id, mostTeams - (taken.get(id) ?? 0)]));
}

/** Which of these names a team of the category has already, by their places in the list. */
export async function takenNames(
  categoryId: string,
  names: readonly string[],
  exceptId?: string,
): Promise<number[]> {
  // The database makes both sides small, so that they agree on every letter.
  const asked = sql`unnest(${sql.param([...names])}::text[]) with ordinality as asked (name, place)`;
  const rows = await db()
    .selectDistinct({ place: sql<number>`asked.place::int` })
    .from(championshipTeams)
    .innerJoin(asked, sql`lower(asked.name) = lower(${championshipTeams.name})`)
    .where(
      and(
        eq(championshipTeams.categoryId, categoryId),
        ne(championshipTeams.state, "refused"),
        exceptId === undefined ? undefined : ne(championshipTeams.id, exceptId),
        live(championshipTeams),
      ),
    );
  return rows.map(({ place }) => place - 1).toSorted((one, other) => one - other);
}
