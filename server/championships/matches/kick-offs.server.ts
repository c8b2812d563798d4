import { createHash } from "node:crypto";
import { conflicts } from "#domain/championships/conflicts.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { proposeKickOffs } from "#domain/championships/schedule.ts";
import type { ScheduleForm } from "#domain/championships/schedule-fields.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import {
  lockCategory,
  openCategory,
  type CategoryRow,
  type ChampionshipRow,
  type Organising,
} from "../own.ts";
import { championshipCategories, championships } from "../tables.ts";
import { boardOf, instantOf, minuteOf, scheduled, type BoardMatch } from "./board.ts";
import { fieldsOf } from "./fields.server.ts";
import { toMatchViews, type MatchView } from "./match-view.ts";
import { announce } from "./notices.ts";
import { championshipMatches } from "./tables.ts";

/** What is not within a day of the proposed days meets none of them. */
const AROUND = { hours: 36 };

interface Proposal {
  placed: MatchView[];
  unplaced: (MatchView & { why: "no_room" | "no_rest" })[];
  /** Matches that would get another time than they have. */
  moved: number;
  /** Too little rest or a wrong order, also among what was there before; each of two matches. */
  warnings: number;
  /** Says which proposal was read, so that no other is saved. */
  mark: string;
}

type ProposalProblem = ActObstacle | "not_drawn" | "unknown_field";

/** When and where the matches of a category could be played, beside everything else in the championship. */
export async function propose(
  organising: Organising,
  categoryId: string,
  form: ScheduleForm,
): Promise<Result<Proposal, ProposalProblem>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const found = await calculate(opened.value, form);
  if (!found.ok) return found;
  const { board, placed, unplaced, mark } = found.value;
  const byId = new Map(board.map((match) => [match.id, match]));
  const after = new Map(placed.map((one) => [one.id, withTime(byId.get(one.id)!, one)]));
  const views = await toMatchViews([...after.values(), ...unplaced.map(({ id }) => byId.get(id)!)]);
  const reasons = new Map(unplaced.map(({ id, why }) => [id, why]));
  const restMinutes = form.restHours * 60;
  const all = board.map((match) => after.get(match.id) ?? match);
  return ok({
    placed: views
      .filter(({ id }) => after.has(id))
      .toSorted((one, other) => (one.kickOff! < other.kickOff! ? -1 : 1)),
    unplaced: views.flatMap((view) => {
      const why = reasons.get(view.id);
      return why ? [{ ...view, why }] : [];
    }),
    moved: placed.filter(({ id }) => byId.get(id)?.kickOff != null).length,
    warnings: conflicts({ matches: all.flatMap(scheduled), restMinutes }).length,
    mark,
  });
}

/** Saves the proposal that was read, if it is still the same; otherwise it is to be read again. */
export function saveKickOffs(
  organising: Organising,
  categoryId: string,
  { form, mark }: { form: ScheduleForm; mark: string },
): Promise<Result<{ saved: number }, ProposalProblem | "changed_meanwhile">> {
  return inTransaction(
    async (): Promise<Result<{ saved: number }, ProposalProblem | "changed_meanwhile">> => {
      const opened = await lockCategory(organising, categoryId, "finish");
      if (!opened.ok) return opened;
      const { championship } = opened.value;
      // Its categories share fields and referees.
      await lockLive(championships, championship.id);
      const found = await calculate(opened.value, form);
      if (!found.ok) return found;
      const { placed, board } = found.value;
      if (found.value.mark !== mark) return err("changed_meanwhile");
      await db()
        .update(championshipCategories)
        .set({ restHours: form.restHours })
        .where(eq(championshipCategories.id, categoryId));
      if (placed.length === 0) return ok({ saved: 0 });
      await writeTimes(placed);
      await audit(organising.actor, "championship.kick_offs_set", championship.id);
      const matchIds = placed.map(({ id }) => id);
      await announce({ championship, matchIds, before: board.filter(({ id }) => matchIds.includes(id)) });
      return ok({ saved: placed.length });
    },
  );
}

interface Calculated {
  board: BoardMatch[];
  placed: { id: string; field: string; startsAt: number }[];
  unplaced: { id: string; why: "no_room" | "no_rest" }[];
  mark: string;
}

async function calculate(
  { category, championship }: { category: CategoryRow; championship: ChampionshipRow },
  form: ScheduleForm,
): Promise<Result<Calculated, "not_drawn" | "unknown_field">> {
  if (category.drawnAt === null) return err("not_drawn");
  const fields = new Set((await fieldsOf(championship.id)).map(({ id }) => id));
  if (form.fields.some((field) => !fields.has(field))) return err("unknown_field");
  const windows = windowsOf(form, zoneOf(championship));
  const board = await boardOf(
    { championshipId: championship.id, categoryId: category.id },
    {
      from: instantOf(Math.min(...windows.map(({ startsAt }) => startsAt))).subtract(AROUND),
      to: instantOf(Math.max(...windows.map(({ endsAt }) => endsAt))).add(AROUND),
    },
  );
  const isPlaced = (match: BoardMatch) =>
    match.kickOff !== null && (match.categoryId !== category.id || match.state !== "planned" || !form.again);
  const fixed = board.filter(isPlaced);
  const matches = board.filter(
    (match) => isPlaced(match) || (match.categoryId === category.id && match.state === "planned"),
  );
  const known = new Set(matches.map(({ id }) => id));
  const { placed, unplaced } = proposeKickOffs({
    matches: matches.map((match) => toPlace(match, known)),
    windows,
    matchMinutes: form.matchMinutes,
    breakMinutes: form.breakMinutes,
    restMinutes: form.restHours * 60,
    fixed: fixed.map((match) => ({
      id: match.id,
      // Without a field it takes none, but its teams and referee are busy.
      field: match.fieldId ?? "",
      startsAt: minuteOf(match.kickOff!),
      // Other categories have halves of their own; of this one's matches the form may know that they take longer.
      minutes: match.categoryId === category.id ? Math.max(match.minutes, form.matchMinutes) : match.minutes,
    })),
  });
  const order = placed.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const mark = createHash("sha256").update(JSON.stringify(order)).digest("base64url").slice(0, 22);
  return ok({ board, placed, unplaced, mark });
}

const windowsOf = ({ days, fields }: ScheduleForm, timeZone: string) =>
  days.flatMap(({ date, from, to }) => {
    const at = (plainTime: Temporal.PlainTime) =>
      minuteOf(date.toZonedDateTime({ timeZone, plainTime }).toInstant());
    return fields.map((field) => ({ field, startsAt: at(from), endsAt: at(to) }));
  });

/** What is played now without a time gets none, and holds back nothing that waits for it. */
const toPlace = (match: BoardMatch, known: ReadonlySet<string>) => ({
  id: match.id,
  home: match.homeTeamId,
  away: match.awayTeamId,
  round: match.round,
  referee: match.referee?.toLowerCase() ?? null,
  after: match.after.filter((id) => known.has(id)),
});

const withTime = (match: BoardMatch, one: { field: string; startsAt: number }): BoardMatch => ({
  ...match,
  fieldId: one.field,
  kickOff: instantOf(one.startsAt),
});

async function writeTimes(placed: Calculated["placed"]): Promise<void> {
  const times = placed.map(({ id, field, startsAt }) => ({
    id,
    field_id: field,
    kick_off: String(instantOf(startsAt)),
  }));
  await db().execute(sql`
    update ${championshipMatches} set kick_off = place.kick_off, field_id = place.field_id, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as place(id uuid, field_id uuid, kick_off timestamptz)
    where championship_matches.id = place.id`);
}
