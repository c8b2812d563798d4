import { isForSmallChildren } from "#domain/championships/category-age.ts";
import type { CategoryForm, CategoryValues } from "#domain/championships/category-fields.ts";
import { asPlayed } from "#domain/championships/format.ts";
import { formatProblem, type FormatProblem } from "#domain/championships/phases.ts";
import { characters } from "#domain/characters.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import type { Settings } from "#domain/championships/settings.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { today } from "#server/platform/clock.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields, changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, ne, sql } from "#server/platform/database/orm.ts";
import { changesPlayedTie, movesBegunMatch, standingBefore, standingOf } from "./decisions/begun-matches.ts";
import {
  lockCategory,
  openCategory,
  openChampionship,
  type ChampionshipRow,
  type Organising,
} from "./own.ts";
import { championshipCategories, championshipRuleChanges, championships } from "./tables.ts";
import { markStale } from "./tables-job.ts";
import { teamCounts } from "./teams/counts.ts";

const MOST_CATEGORIES = 20;

type CategoryProblem =
  | ActObstacle
  | FormatProblem
  | "name_taken"
  | "too_many_categories"
  | "already_drawn"
  | "reason_needed"
  /** By the new rules another team would have won a tie, or would play a match that has begun. */
  | "moves_knockout"
  | "fewer_than_teams";

/** A category as its organiser's pages show it. */
export interface OwnCategory extends CategoryValues {
  id: string;
  championshipId: string;
  drawn: boolean;
  /** The first sheet is closed: the rules change only with a reason. */
  frozen: boolean;
  teams: { accepted: number; asked: number };
  /** Between two matches of one team, as kick-offs were last asked for. */
  restHours: number;
  savedAt: string;
}

/** The categories of one of one's own championships, in the order in which they were made. */
export async function ownCategories(
  organising: Organising,
  championshipId: string,
): Promise<Result<OwnCategory[], ActObstacle>> {
  const opened = await openChampionship(organising, championshipId, "read");
  if (!opened.ok) return opened;
  const rows = await db()
    .select()
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, championshipId), live(championshipCategories)))
    .orderBy(asc(championshipCategories.id))
    .limit(MOST_CATEGORIES);
  const counts = await teamCounts(rows.map(({ id }) => id));
  return ok(rows.map((row) => toOwnCategory(row, opened.value, counts.get(row.id))));
}

export async function ownCategory(
  organising: Organising,
  id: string,
): Promise<Result<OwnCategory, ActObstacle>> {
  const opened = await openCategory(organising, id, "read");
  if (!opened.ok) return opened;
  const { category, championship } = opened.value;
  const counts = await teamCounts([id]);
  return ok(toOwnCategory(category, championship, counts.get(id)));
}

type CategoryRow = typeof championshipCategories.$inferSelect;

function toOwnCategory(
  row: CategoryRow,
  championship: ChampionshipRow,
  teams: OwnCategory["teams"] = { accepted: 0, asked: 0 },
): OwnCategory {
  const day = (at: Temporal.Instant | null) =>
    at && at.subtract({ seconds: 1 }).toZonedDateTimeISO(zoneOf(championship)).toPlainDate();
  return {
    id: row.id,
    championshipId: row.championshipId,
    name: row.name,
    bornFrom: row.bornFrom,
    bornTo: row.bornTo,
    modality: row.modality,
    format: asPlayed(row.format),
    settings: row.settings,
    mostTeams: row.mostTeams,
    mostInSquad: row.mostInSquad,
    halfMinutes: row.halfMinutes,
    restHours: row.restHours,
    needsEarlierPhase: row.needsEarlierPhase,
    teamsUntil: day(row.teamsUntil),
    squadsUntil: day(row.squadsUntil),
    tablesHidden: row.tablesHidden,
    drawn: row.drawnAt !== null,
    frozen: row.frozenAt !== null,
    teams,
    savedAt: String(row.updatedAt),
  };
}

export function createCategory(
  organising: Organising,
  championshipId: string,
  form: CategoryForm,
): Promise<Result<{ id: string }, CategoryProblem>> {
  return inTransaction(async (): Promise<Result<{ id: string }, CategoryProblem>> => {
    const opened = await openChampionship(organising, championshipId, "begin");
    if (!opened.ok) return opened;
    await lockLive(championships, championshipId);
    const problem = formatProblem(form.format, form.mostTeams) ?? (await crowded(championshipId));
    if (problem) return err(problem);
    if (await isNameTaken(championshipId, form.name, null)) return err("name_taken");
    const inserted = await db()
      .insert(championshipCategories)
      .values({ championshipId, ...columnsOf(form, opened.value) })
      .returning({ id: championshipCategories.id });
    await audit(organising.actor, "championship.category_created", championshipId);
    return ok(inserted[0]!);
  });
}

/**
 * Saves what the form says. Once it is drawn its format stays; once a sheet is closed its rules change only with a
 * reason, which the public page shows.
 */
export function changeCategory(
  organising: Organising,
  id: string,
  form: CategoryForm,
): Promise<Result<null, CategoryProblem>> {
  return inTransaction(async (): Promise<Result<null, CategoryProblem>> => {
    const opened = await lockCategory(organising, id, "finish");
    if (!opened.ok) return opened;
    const { category, championship } = opened.value;
    await lockLive(championships, championship.id);
    if (await isNameTaken(championship.id, form.name, id)) return err("name_taken");
    const columns = columnsOf(form, championship);
    const changes = changedFields({ ...category, format: asPlayed(category.format) }, columns);
    if (category.drawnAt !== null && changes.includes("format")) return err("already_drawn");
    const problem = category.drawnAt === null ? formatProblem(form.format, form.mostTeams) : null;
    if (problem) return err(problem);
    const accepted = (await teamCounts([id])).get(id)?.accepted ?? 0;
    if (form.mostTeams < accepted) return err("fewer_than_teams");
    const otherSettings = changes.includes("settings");
    if (otherSettings && (await movesKnockout(category, form.settings))) return err("moves_knockout");
    if (category.frozenAt !== null && RULES.some((rule) => changes.includes(rule))) {
      const { reason } = form;
      if (!reason || characters(reason) < 5) return err("reason_needed");
      await db()
        .insert(championshipRuleChanges)
        .values({
          categoryId: id,
          before: rulesOf(category),
          after: rulesOf(form),
          reason,
          changedBy: userIdOf(organising.actor),
        });
      await audit(organising.actor, "championship.rules_changed", championship.id);
    }
    const changed = await changeRow(championshipCategories, id, {
      who: organising.actor,
      action: "championship.category_changed",
      allowed: () => true,
      set: columns,
    });
    if (!changed.ok) return changed;
    // Clubs hear of scores, or no more.
    if (otherSettings || changes.includes("tablesHidden")) await markStale(id);
    return ok(null);
  });
}

/** The rules of play: how it is counted, who is old enough, and who plays the knockout. */
const RULES = ["settings", "bornFrom", "bornTo", "needsEarlierPhase"] as const;

const rulesOf = ({
  settings,
  bornFrom,
  bornTo,
  needsEarlierPhase,
}: Pick<CategoryForm, (typeof RULES)[number]>) => ({ ...settings, bornFrom, bornTo, needsEarlierPhase });

/** What was played in the knockout stays, whatever it would have been by other rules. */
async function movesKnockout(category: CategoryRow, settings: Settings): Promise<boolean> {
  if (category.drawnAt === null || category.format.kind === "league") return false;
  const before = await standingBefore(category);
  if (!before.facts.knockoutBegun) return false;
  const after = await standingOf({ ...category, settings });
  return movesBegunMatch(before, after) || changesPlayedTie(before, after);
}

/** A category that nobody has entered yet. */
export function deleteCategory(
  organising: Organising,
  id: string,
): Promise<Result<null, ActObstacle | "has_teams">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "has_teams">> => {
    const opened = await lockCategory(organising, id, "finish");
    if (!opened.ok) return opened;
    const counts = (await teamCounts([id])).get(id);
    if (counts && counts.accepted + counts.asked > 0) return err("has_teams");
    await setMark(championshipCategories, id, "deletedAt", true);
    await audit(organising.actor, "championship.category_deleted", opened.value.championship.id);
    return ok(null);
  });
}

function columnsOf({ teamsUntil, squadsUntil, ...form }: CategoryForm, venue: ChampionshipRow) {
  const { reason: _reason, ...values } = form;
  const season = venue.startDate?.year ?? today().year;
  const until = (day: Temporal.PlainDate | null) =>
    day && day.add({ days: 1 }).toZonedDateTime(zoneOf(venue)).toInstant();
  return {
    ...values,
    tablesHidden: form.tablesHidden ?? isForSmallChildren(form, season),
    teamsUntil: until(teamsUntil),
    squadsUntil: until(squadsUntil),
  };
}

async function crowded(championshipId: string): Promise<"too_many_categories" | null> {
  const rows = await db()
    .select({ id: championshipCategories.id })
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, championshipId), live(championshipCategories)))
    .limit(MOST_CATEGORIES);
  return rows.length < MOST_CATEGORIES ? null : "too_many_categories";
}

/** Asked with the championship's row locked: of two who give the same name at once, the second hears of the first. */
async function isNameTaken(championshipId: string, name: string, exceptId: string | null): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipCategories.id })
    .from(championshipCategories)
    .where(
      and(
        eq(championshipCategories.championshipId, championshipId),
        eq(sql`lower(${championshipCategories.name})`, name.toLowerCase()),
        exceptId === null ? undefined : ne(championshipCategories.id, exceptId),
        live(championshipCategories),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
