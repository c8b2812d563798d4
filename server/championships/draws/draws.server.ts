import { randomInt } from "node:crypto";
import { heldDraw } from "#domain/championships/held-draw.ts";
import { formatProblem, type FormatProblem } from "#domain/championships/phases.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, eq, inArray, ne, sql } from "#server/platform/database/orm.ts";
import { withdrawFromClubs } from "../club-results.ts";
import { championshipDecisions, championshipMatches } from "../matches/tables.ts";
import { lockCategory, type Organising } from "../own.ts";
import { championshipCategories, championshipDraws } from "../tables.ts";
import { markStale } from "../tables-job.ts";
import { championshipTeams } from "../teams/tables.ts";
import { acceptedTeams, clearPlaces, drawsOf, insertPlan, writePlaces } from "./draw-rows.ts";
import { shownText } from "./read-draw.server.ts";
import { tellOfUndoneDraw } from "./undone-notices.ts";

/** Without letters that are heard or read as others: a seed is read aloud before witnesses. */
const SEED_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const SEED_LENGTH = 12;

/** Which pot each team is in; a team that is not named keeps its own. Until the draw. */
export function savePots(
  organising: Organising,
  categoryId: string,
  pots: readonly { team: string; pot: number | null }[],
): Promise<Result<null, ActObstacle | "already_drawn">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "already_drawn">> => {
    const opened = await lockCategory(organising, categoryId, "begin");
    if (!opened.ok) return opened;
    if (opened.value.category.drawnAt !== null) return err("already_drawn");
    const teams = await acceptedTeams(categoryId);
    const wanted = new Map(pots.map(({ team, pot }) => [team, pot]));
    const changed = teams.filter(({ id, pot }) => wanted.has(id) && wanted.get(id) !== pot);
    if (changed.length === 0) return ok(null);
    // One statement a pot: at most as many as there are pots.
    for (const pot of new Set(changed.map(({ id }) => wanted.get(id) ?? null))) {
      const ids = changed.filter(({ id }) => (wanted.get(id) ?? null) === pot).map(({ id }) => id);
      await db()
        .update(championshipTeams)
        .set({ pot, updatedAt: sql`now()` })
        .where(inArray(championshipTeams.id, ids));
    }
    await audit(organising.actor, "championship.pots_saved", opened.value.championship.id);
    return ok(null);
  });
}

type DrawProblem = ActObstacle | FormatProblem | "already_drawn" | "teams_changed";

/**
 * Holds the draw and makes all matches. The seed is made here and saved together with what came out of it, so that
 * nobody can try seeds until one suits; each draw stays readable, also when it is undone.
 */
export function holdDraw(
  organising: Organising,
  categoryId: string,
  /** What the page showed when the button was pressed: it is drawn with these teams and pots, or not at all. */
  { shown, witnesses }: { shown: string; witnesses: string | null },
): Promise<Result<{ matches: number }, DrawProblem>> {
  return inTransaction(async (): Promise<Result<{ matches: number }, DrawProblem>> => {
    const opened = await lockCategory(organising, categoryId, "begin");
    if (!opened.ok) return opened;
    const { category, championship } = opened.value;
    if (category.drawnAt !== null) return err("already_drawn");
    const teams = await acceptedTeams(categoryId);
    if (shownText(teams) !== shown) return err("teams_changed");
    const problem = formatProblem(category.format, teams.length);
    if (problem) return err(problem);
    const seed = newSeed();
    const league = category.format.kind === "league";
    const entries = teams.map(({ id, pot }) => ({ team: id, pot: league ? null : pot }));
    const held = heldDraw({ format: category.format, entries, seed });
    await db()
      .insert(championshipDraws)
      .values({
        categoryId,
        kind: held.kind,
        seed,
        input: entries,
        steps: held.steps,
        witnesses,
        drawnBy: userIdOf(organising.actor),
      });
    await writePlaces(categoryId, held.steps);
    const matches = await insertPlan(categoryId, category.format, held);
    await db()
      .update(championshipCategories)
      .set({ drawnAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(championshipCategories.id, categoryId));
    await audit(organising.actor, "championship.drawn", championship.id);
    await markStale(categoryId);
    return ok({ matches });
  });
}

const newSeed = (): string =>
  Array.from({ length: SEED_LENGTH }, () => SEED_LETTERS[randomInt(SEED_LETTERS.length)]).join("");

/**
 * Takes the matches back, as long as none has begun. The draw itself stays in the list with its seed, so that whoever
 * watched it can ask for the reason.
 */
export function undoDraw(
  organising: Organising,
  categoryId: string,
  { reason }: { reason: string },
): Promise<Result<null, ActObstacle | "not_drawn" | "has_begun">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "not_drawn" | "has_begun">> => {
    const opened = await lockCategory(organising, categoryId, "finish");
    if (!opened.ok) return opened;
    const { category, championship } = opened.value;
    if (category.drawnAt === null) return err("not_drawn");
    if (category.frozenAt !== null) return err("has_begun");
    const matches = await lockMatches(categoryId);
    if (await hasBegun(categoryId)) return err("has_begun");
    const [draw] = await drawsOf(categoryId);
    await tellOfUndoneDraw(category);
    // Of a team that left before it played, W.O.s were told.
    await withdrawFromClubs(matches);
    // They carry nothing else yet, and their keys are needed again.
    await db().delete(championshipMatches).where(eq(championshipMatches.categoryId, categoryId));
    await clearPlaces(categoryId);
    await db()
      .update(championshipCategories)
      .set({ drawnAt: null, championTeamId: null, updatedAt: sql`now()` })
      .where(eq(championshipCategories.id, categoryId));
    await audit(organising.actor, "championship.draw_undone", championship.id, {
      fields: ["reason"],
      after: { reason, category: categoryId, draw: draw?.id, seed: draw?.seed },
      dataSubjectId: userIdOf(organising.actor) ?? undefined,
    });
    await markStale(categoryId);
    return ok(null);
  });
}

/** Who opens a sheet locks its match alone: what is being written now is waited for, and then counts. */
const lockMatches = (categoryId: string) =>
  db()
    .select({ id: championshipMatches.id, toldClubs: championshipMatches.toldClubs })
    .from(championshipMatches)
    .where(eq(championshipMatches.categoryId, categoryId))
    .orderBy(asc(championshipMatches.id))
    .for("update");

/** A sheet was opened, or something was decided about a match, a place or points. */
async function hasBegun(categoryId: string): Promise<boolean> {
  const [begun] = await db()
    .select({ id: championshipMatches.id })
    .from(championshipMatches)
    .where(and(eq(championshipMatches.categoryId, categoryId), ne(championshipMatches.state, "planned")))
    .limit(1);
  if (begun) return true;
  const [decided] = await db()
    .select({ id: championshipDecisions.id })
    .from(championshipDecisions)
    .where(and(eq(championshipDecisions.categoryId, categoryId), ne(championshipDecisions.kind, "ban")))
    .limit(1);
  return decided !== undefined;
}
