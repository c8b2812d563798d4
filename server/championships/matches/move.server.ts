import { conflicts } from "#domain/championships/conflicts.ts";
import type { Format } from "#domain/championships/format.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { minutesOf, type MoveForm } from "#domain/championships/schedule-fields.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, not, sql } from "#server/platform/database/orm.ts";
import {
  lockCategory,
  openCategory,
  type CategoryRow,
  type ChampionshipRow,
  type Organising,
} from "../own.ts";
import { championships } from "../tables.ts";
import { boardOf, scheduled, type BoardMatch } from "./board.ts";
import { fieldsOf, type OwnField } from "./fields.server.ts";
import { toMatchViews, type MatchView } from "./match-view.ts";
import { neverPlayed } from "./not-played.ts";
import { announce } from "./notices.ts";
import { championshipMatches } from "./tables.ts";

const AROUND = { hours: 24 * 8 };

/** Somebody or something in two places, too little rest, or a round before an earlier one. */
export interface ShownConflict {
  kind: "team" | "field" | "referee" | "rest" | "order";
  /** The other match. */
  with: MatchView;
  /** What the category asks for between two matches of a team. */
  restHours: number;
}

interface MatchToMove {
  categoryId: string;
  championshipId: string;
  format: Format;
  timeZone: string;
  match: MatchView;
  /** How long one lasts, with its interval. */
  minutes: number;
  /** As the form begins. */
  values: { date: string; time: string; field: string; referee: string };
  fields: Pick<OwnField, "id" | "venue" | "name">[];
}

export async function matchToMove(
  organising: Organising,
  matchId: string,
): Promise<Result<MatchToMove, ActObstacle>> {
  const row = await findLive(championshipMatches, matchId);
  if (!row) return err("not_found");
  const opened = await openCategory(organising, row.categoryId, "read");
  if (!opened.ok) return opened;
  const { championship, category } = opened.value;
  const [fields, [match]] = await Promise.all([fieldsOf(championship.id), toMatchViews([row])]);
  const timeZone = zoneOf(championship);
  const local = row.kickOff?.toZonedDateTimeISO(timeZone);
  return ok({
    categoryId: category.id,
    championshipId: championship.id,
    format: category.format,
    timeZone,
    match: match!,
    minutes: minutesOf(category.halfMinutes),
    values: {
      date: local ? String(local.toPlainDate()) : "",
      time: local ? local.toPlainTime().toString({ smallestUnit: "minute" }) : "",
      field: fields.some(({ id }) => id === row.fieldId) ? row.fieldId! : "",
      referee: row.referee ?? "",
    },
    fields: fields.map(({ id, venue, name }) => ({ id, venue, name })),
  });
}

export type MoveProblem =
  | { code: ActObstacle | "closed" | "unknown_field" }
  /** Somebody would be in two places: no confirmation helps. */
  | { code: "impossible"; conflicts: ShownConflict[] }
  | { code: "confirm"; open: boolean; conflicts: ShownConflict[] };

/** Gives a match another time, field or referee; says what it would collide with before anything is saved. */
export function moveMatch(
  organising: Organising,
  matchId: string,
  form: MoveForm,
): Promise<Result<{ told: boolean }, MoveProblem>> {
  return inTransaction(async (): Promise<Result<{ told: boolean }, MoveProblem>> => {
    const found = await findLive(championshipMatches, matchId);
    if (!found) return err({ code: "not_found" });
    const opened = await lockCategory(organising, found.categoryId, "finish");
    if (!opened.ok) return err({ code: opened.error });
    const { championship, category } = opened.value;
    await lockLive(championships, championship.id);
    const row = await findLive(championshipMatches, matchId);
    if (!row) return err({ code: "not_found" });
    if (row.state === "closed") return err({ code: "closed" });
    const kickOff = instantIn(form, championship);
    const fields = await fieldsOf(championship.id);
    if (form.field !== null && !fields.some(({ id }) => id === form.field))
      return err({ code: "unknown_field" });
    const problem = await collisions(row, { ...form, kickOff }, category);
    if (problem) return err(problem);
    const moved =
      String(row.kickOff) !== String(kickOff) || row.fieldId !== form.field || row.referee !== form.referee;
    if (!moved) return ok({ told: false });
    await db()
      .update(championshipMatches)
      .set({ kickOff, fieldId: form.field, referee: form.referee, updatedAt: sql`now()` })
      .where(eq(championshipMatches.id, matchId));
    await audit(organising.actor, "championship.match_moved", championship.id);
    // The referee's name is no news to the teams, and neither is a match that nobody will play.
    const news = String(row.kickOff) !== String(kickOff) || row.fieldId !== form.field;
    const told = news && (await willBePlayed(matchId));
    if (told) await announce({ championship, matchIds: [matchId], before: [row] });
    return ok({ told });
  });
}

async function willBePlayed(matchId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipMatches.id })
    .from(championshipMatches)
    .where(and(eq(championshipMatches.id, matchId), not(neverPlayed)))
    .limit(1);
  return rows.length > 0;
}

const instantIn = ({ date, time }: MoveForm, championship: ChampionshipRow): Temporal.Instant | null =>
  date && time ? date.toZonedDateTime({ timeZone: zoneOf(championship), plainTime: time }).toInstant() : null;

async function collisions(
  row: typeof championshipMatches.$inferSelect,
  to: MoveForm & { kickOff: Temporal.Instant | null },
  category: CategoryRow,
): Promise<MoveProblem | null> {
  const found = to.kickOff === null ? [] : await conflictsAt(row, { ...to, kickOff: to.kickOff }, category);
  const impossible = found.filter(({ kind }) => kind !== "rest" && kind !== "order");
  if (impossible.length > 0) return { code: "impossible", conflicts: impossible };
  const open = row.state === "open";
  if (to.confirmed || (found.length === 0 && !open)) return null;
  return { code: "confirm", open, conflicts: found };
}

async function conflictsAt(
  row: typeof championshipMatches.$inferSelect,
  to: { kickOff: Temporal.Instant; field: string | null; referee: string | null },
  { id: categoryId, championshipId, restHours }: CategoryRow,
): Promise<ShownConflict[]> {
  const board = await boardOf(
    { championshipId, categoryId },
    { from: to.kickOff.subtract(AROUND), to: to.kickOff.add(AROUND) },
  );
  const moved = board.map((match): BoardMatch =>
    match.id === row.id ? { ...match, kickOff: to.kickOff, fieldId: to.field, referee: to.referee } : match,
  );
  const found = conflicts({ matches: moved.flatMap(scheduled), restMinutes: restHours * 60 }).filter(
    ({ matches }) => matches.includes(row.id),
  );
  const others = new Map(board.map((match) => [match.id, match]));
  const otherOf = (matches: readonly string[]) => matches.find((id) => id !== row.id)!;
  const views = await toMatchViews(
    [...new Set(found.map(({ matches }) => otherOf(matches)))].map((id) => others.get(id)!),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return found.map(({ kind, matches }) => ({ kind, with: byId.get(otherOf(matches))!, restHours }));
}
