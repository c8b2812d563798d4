import { randomUUID } from "node:crypto";
import { isComplete, type ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import type { Organiser } from "#domain/events/policy.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import {
  changeChampionshipRow,
  insertChampionship,
  publicPage,
} from "#server/championships/championships.ts";
import { ownOrganiser } from "#server/championships/championships.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockOpenReview } from "#server/platform/reviews/reviews.ts";
import { COUNTS_SQL, READABLE_SQL } from "./calendar-queries.ts";
import { imageFor } from "./images.ts";
import { insertEvent } from "./queries.ts";
import { afterApproval, send, sendObstacle, trustIn, type SendTrouble } from "./sending.ts";
import { events } from "./tables.ts";

/** More than a federation begins in a day. */
const PER_ORGANISER = { name: "championship-create", points: 20, seconds: 86_400 };

/** Nobody plays before it, nor after it: the day is known, the hour follows with the fixtures. */
const FIRST_HOUR = "08:00";
const LAST_HOUR = "20:00";

interface Saved {
  id: string;
  /** Where its event stands: staff read it, it waits for a day and a place, or it is public. */
  event: "pending" | "incomplete" | "approved" | "cancelled";
}

type Trouble = { code: ActObstacle | Exclude<SendTrouble, "organiser_not_verified"> };

/** A new championship of the club or profile that the actor acts as, with its event, which waits for staff. */
export async function createChampionship(
  organising: Organising,
  values: ChampionshipValues,
): Promise<Result<Saved, Trouble | TooMany>> {
  const own = await ownOrganiser(organising.actor);
  if (!own?.mayEdit) return err({ code: "not_found" });
  if (!organising.tools) return err({ code: "no_plan" });
  const counted = await spend(PER_ORGANISER, { account: own.clubId ?? own.organiserProfileId! });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<Saved, Trouble>> => {
    const id = await insertChampionship(organising, own, values);
    return publish(organising, own, id, values);
  });
}

/** Saves what its form says; its event follows. */
export function changeChampionship(
  organising: Organising,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  values: ChampionshipValues,
): Promise<Result<Saved, Trouble | { code: "changed_meanwhile" }>> {
  return inTransaction(async (): Promise<Result<Saved, Trouble | { code: "changed_meanwhile" }>> => {
    const own = await ownOrganiser(organising.actor);
    if (!own) return err({ code: "not_found" });
    const [event] = await db()
      .select()
      .from(events)
      .where(and(ofChampionship(id), live(events)));
    if (event) await lockOpenReview({ kind: "event", subjectId: event.id });
    const changed = await changeChampionshipRow(organising, { id, since: savedAt }, values);
    if (!changed.ok) {
      const { error } = changed;
      return err(typeof error === "object" ? { code: "changed_meanwhile" } : { code: error });
    }
    return event ? follow(organising, own, event, values) : publish(organising, own, id, values);
  });
}

const ofChampionship = (id: string): SQL => eq(events.championshipId, id);

/** Its first event, once there is enough to say. */
async function publish(
  { actor }: Organising,
  own: Organiser,
  id: string,
  values: ChampionshipValues,
): Promise<Result<Saved, Trouble>> {
  if (!isComplete(values)) return ok({ id, event: "incomplete" });
  const columns = eventOf(values);
  const obstacle = await sendObstacle(await trustIn(own), own, { type: "campeonato", ...columns }, null);
  if (obstacle) return err({ code: troubleOf(obstacle) });
  const eventId = await insertEvent(
    {
      ...columns,
      type: "campeonato",
      championshipId: id,
      clubId: own.clubId,
      organiserProfileId: own.organiserProfileId,
      imageUrl: imageFor("trofeu", null, randomUUID()),
    },
    { createdBy: userIdOf(actor), approval: "pending" },
  );
  await audit(actor, "event.created", eventId);
  await send(actor, eventId);
  return ok({ id, event: "pending" });
}

type EventRow = typeof events.$inferSelect;

/** What is public stays so, and staff look again; what they had refused is sent to them again. */
async function follow(
  { actor }: Organising,
  own: Organiser,
  event: EventRow,
  values: ChampionshipValues,
): Promise<Result<Saved, Trouble>> {
  const id = event.championshipId!;
  if (event.approval === "cancelled") return ok({ id, event: "cancelled" });
  if (!isComplete(values))
    return ok({ id, event: event.approval === "approved" ? "approved" : "incomplete" });
  const columns = eventOf(values);
  const obstacle = await sendObstacle(await trustIn(own), own, { type: "campeonato", ...columns }, event.id);
  if (obstacle) return err({ code: troubleOf(obstacle) });
  const waits = event.approval !== "approved";
  const changed = await changeRow(events, event.id, {
    who: actor,
    action: "event.changed",
    allowed: () => true,
    set: { ...columns, ...(waits && { approval: "pending" as const, stateReason: null }) },
  });
  if (!changed.ok) return err({ code: "not_found" });
  const { before, fields } = changed.value;
  if (!waits) {
    await afterApproval(before, { ...before, ...columns }, fields, false);
    return ok({ id, event: "approved" });
  }
  if (before.approval !== "pending") await send(actor, event.id);
  return ok({ id, event: "pending" });
}

/** The listing in the calendar says what the championship says. */
function eventOf(values: ChampionshipValues) {
  const timeZone = zoneOf(values);
  const at = (date: Temporal.PlainDate, time: string) =>
    date.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
  const { name, description, location, city, state, startDate, endDate } = values;
  return {
    title: name,
    description,
    startsAt: at(startDate!, FIRST_HOUR),
    endsAt: at(endDate ?? startDate!, LAST_HOUR),
    timeZone,
    location: location!,
    city,
    state,
  };
}

/** Only a peneira needs a verified club. */
function troubleOf(obstacle: SendTrouble): "club_closed" | "duplicate" {
  if (obstacle === "organiser_not_verified") throw new Error("a championship needs no verified club");
  return obstacle;
}

/** For the pages of a championship: its event, which is also its public address. */
export async function eventOfChampionship(id: string): Promise<{
  id: string;
  approval: EventRow["approval"];
  stateReason: string | null;
  timeZone: string;
} | null> {
  const [row] = await db()
    .select({
      id: events.id,
      approval: events.approval,
      stateReason: events.stateReason,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(and(ofChampionship(id), live(events)));
  return row ?? null;
}

/** The championship that teams enter at this address; null while its event takes nobody. */
export async function championshipAt(eventId: string): Promise<string | null> {
  const [row] = await db()
    .select({ championshipId: events.championshipId })
    .from(events)
    .where(
      and(
        liveById(events, eventId),
        eq(events.approval, "approved"),
        isNull(events.heldAt),
        isNull(events.hiddenAt),
      ),
    );
  return row?.championshipId ?? null;
}

publicPage.findBy({
  async addresses(championshipIds) {
    const rows = await eventsOf(championshipIds, READABLE_SQL);
    return new Map(rows.map(({ id, championshipId }) => [championshipId!, `/campeonatos/${id}`]));
  },
  async counting(championshipIds) {
    const rows = await eventsOf(championshipIds, COUNTS_SQL);
    return new Set(rows.map(({ championshipId }) => championshipId!));
  },
});

async function eventsOf(championshipIds: readonly string[], condition: string) {
  if (championshipIds.length === 0) return [];
  return db()
    .select({ id: events.id, championshipId: events.championshipId })
    .from(events)
    .where(and(inArray(events.championshipId, [...new Set(championshipIds)]), sql.raw(condition)));
}

/** Its event has the same organiser. */
export async function assignEvent(
  championshipId: string,
  { organiserProfileId, userId }: { organiserProfileId: string; userId: string },
): Promise<void> {
  await db()
    .update(events)
    .set({ organiserProfileId, clubId: null, createdBy: userId })
    .where(ofChampionship(championshipId));
}
