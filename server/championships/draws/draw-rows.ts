import type { Format } from "#domain/championships/format.ts";
import { planMatches } from "#domain/championships/phases.ts";
import type { heldDraw } from "#domain/championships/held-draw.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { championshipDraws } from "../tables.ts";
import { championshipTeams } from "../teams/tables.ts";

type DrawRow = typeof championshipDraws.$inferSelect;

/** More than anybody repeats a draw before the public asks why. */
const MOST_DRAWS = 50;
/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_AT_ONCE = 1000;

/** The draws that made the matches, the newest first; those between level teams are others. */
export const drawsOf = (categoryId: string): Promise<DrawRow[]> =>
  db()
    .select()
    .from(championshipDraws)
    .where(
      and(eq(championshipDraws.categoryId, categoryId), inArray(championshipDraws.kind, ["groups", "order"])),
    )
    .orderBy(desc(championshipDraws.id))
    .limit(MOST_DRAWS);

/** Those that take part in a draw now, by name. */
export const acceptedTeams = (categoryId: string) =>
  db()
    .select({
      id: championshipTeams.id,
      name: championshipTeams.name,
      pot: championshipTeams.pot,
    })
    .from(championshipTeams)
    .where(
      and(
        eq(championshipTeams.categoryId, categoryId),
        eq(championshipTeams.state, "accepted"),
        live(championshipTeams),
      ),
    )
    .orderBy(asc(sql`lower(${championshipTeams.name})`), asc(championshipTeams.id));

/** Where each team came, in one statement. */
export async function writePlaces(
  categoryId: string,
  steps: ReturnType<typeof heldDraw>["steps"],
): Promise<void> {
  const places = steps.map(({ team, group }, index) => ({
    id: team,
    group_name: group,
    drawn_as: index + 1,
  }));
  await db().execute(sql`
    update ${championshipTeams} set group_name = place.group_name, drawn_as = place.drawn_as, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as place(id uuid, group_name text, drawn_as smallint)
    where championship_teams.id = place.id and championship_teams.category_id = ${categoryId}`);
}

export async function clearPlaces(categoryId: string): Promise<void> {
  await db()
    .update(championshipTeams)
    .set({ groupName: null, drawnAs: null, updatedAt: sql`now()` })
    .where(eq(championshipTeams.categoryId, categoryId));
}

/** All matches of the category. In a knockout without groups it is known at once who begins. */
export async function insertPlan(
  categoryId: string,
  format: Format,
  { groups, order }: Pick<ReturnType<typeof heldDraw>, "groups" | "order">,
): Promise<number> {
  const seeds = format.kind === "knockout" ? order : [];
  const planned = planMatches({ format, groups, teams: order });
  const rows = planned.map(({ key, phase, group, round, tie, leg, home, away }) => ({
    categoryId,
    key,
    phase,
    groupName: group,
    round,
    tie,
    leg,
    homeSlot: home,
    awaySlot: away,
    homeTeamId: knownTeam(home, seeds),
    awayTeamId: knownTeam(away, seeds),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db()
      .insert(championshipMatches)
      .values(rows.slice(from, from + ROWS_AT_ONCE));
  return rows.length;
}

function knownTeam(
  slot: ReturnType<typeof planMatches>[number]["home"],
  seeds: readonly string[],
): string | null {
  if (slot.from === "team") return slot.team;
  return slot.from === "seed" ? (seeds[slot.seed - 1] ?? null) : null;
}
