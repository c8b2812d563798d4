import { isDeepStrictEqual } from "node:util";
import { drawStillFits } from "#domain/championships/draw.ts";
import { heldDraw } from "#domain/championships/held-draw.ts";
import { formatProblem, type FormatProblem } from "#domain/championships/phases.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { ok, type Result } from "#domain/result.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { openCategory, type CategoryRow, type Organising } from "../own.ts";
import { championshipTeams } from "../teams/tables.ts";
import { acceptedTeams, drawsOf } from "./draw-rows.ts";

/** A draw as it was held. */
export interface HeldDrawView {
  seed: string;
  heldAt: string;
  witnesses: string | null;
  steps: { name: string; group: string | null; pot: number | null }[];
}

interface DrawPage {
  timeZone: string;
  teams: { id: string; name: string; pot: number | null }[];
  /** What the button sends back, so that nothing else is drawn than what was shown. */
  shown: string;
  problem: FormatProblem | null;
  /** The one that made the matches; null: not drawn. */
  draw: HeldDrawView | null;
  /** Those that were undone, the newest first. */
  earlier: HeldDrawView[];
  misfit: Misfit | null;
  /** What undoing it would lose. */
  matches: { total: number; scheduled: number; begun: number };
}

/** Who came and who left since the draw, by name. */
export interface Misfit {
  added: string[];
  removed: string[];
}

export async function readDraw(
  organising: Organising,
  categoryId: string,
): Promise<Result<DrawPage, ActObstacle>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const { category, championship } = opened.value;
  const teams = await acceptedTeams(categoryId);
  const draws = await drawsOf(categoryId);
  const ids = new Set(draws.flatMap(({ input }) => input.map(({ team }) => team)));
  const names = await namesOf(championshipTeams, championshipTeams.name, [...ids]);
  const views = draws.map(({ seed, createdAt, witnesses, steps }): HeldDrawView => ({
    seed,
    heldAt: String(createdAt),
    witnesses,
    steps: steps.map(({ team, group, pot }) => ({ name: names.get(team) ?? "—", group, pot })),
  }));
  const drawn = category.drawnAt !== null;
  return ok({
    timeZone: zoneOf(championship),
    teams,
    shown: shownText(teams),
    problem: formatProblem(category.format, teams.length),
    draw: drawn ? (views[0] ?? null) : null,
    earlier: drawn ? views.slice(1) : views,
    misfit: await misfitOf(category),
    matches: await matchCounts(categoryId),
  });
}

async function matchCounts(categoryId: string): Promise<DrawPage["matches"]> {
  const [row] = await db()
    .select({
      total: sql<number>`count(*)::int`,
      scheduled: sql<number>`count(${championshipMatches.kickOff})::int`,
      begun: sql<number>`(count(*) filter (where ${championshipMatches.state} <> 'planned'))::int`,
    })
    .from(championshipMatches)
    .where(and(eq(championshipMatches.categoryId, categoryId), live(championshipMatches)));
  return row!;
}

export const shownText = (teams: readonly { id: string; pot: number | null }[]): string =>
  teams
    .map(({ id, pot }) => `${id}:${pot ?? ""}`)
    .toSorted()
    .join(",");

/**
 * Whether the matches are still those of the teams that are in. Who withdrew after the draw keeps the place in the
 * plan: what happens to those matches is decided with the withdrawal.
 */
export async function misfitOf(category: CategoryRow): Promise<Misfit | null> {
  if (category.drawnAt === null) return null;
  const [draw] = await drawsOf(category.id);
  if (!draw) return null;
  const drawn = draw.input.map(({ team }) => team);
  const rows = await db()
    .select({ id: championshipTeams.id, state: championshipTeams.state })
    .from(championshipTeams)
    .where(
      and(
        eq(championshipTeams.categoryId, category.id),
        inArray(championshipTeams.state, ["accepted", "withdrawn"]),
        live(championshipTeams),
      ),
    );
  const before = new Set(drawn);
  const teams = rows.filter(({ id, state }) => state === "accepted" || before.has(id)).map(({ id }) => id);
  const fits = drawStillFits({ drawn, teams });
  if (fits.ok) return null;
  const { added, removed } = fits.error;
  const names = await namesOf(championshipTeams, championshipTeams.name, [...added, ...removed]);
  const named = (list: readonly string[]) => list.map((id) => names.get(id) ?? "—").toSorted();
  return { added: named(added), removed: named(removed) };
}

/** Holds the draw again from what was recorded and compares each step: true, it agrees. */
export async function replayDraw(
  organising: Organising,
  categoryId: string,
): Promise<Result<{ seed: string; agrees: boolean } | null, ActObstacle>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const { category } = opened.value;
  const [draw] = category.drawnAt === null ? [] : await drawsOf(categoryId);
  if (!draw) return ok(null);
  const again = heldDraw({ format: category.format, entries: draw.input, seed: draw.seed });
  // The database keeps the keys of an object in an order of its own.
  const agrees = isDeepStrictEqual(asRead(again.steps), asRead(draw.steps));
  return ok({ seed: draw.seed, agrees });
}

const asRead = (steps: readonly { team: string; group: string | null; pot: number | null }[]) =>
  steps.map(({ team, group, pot }) => ({ team, group, pot }));
