import { randomUUID } from "node:crypto";
import { isComplete, type ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import type { Organiser } from "#domain/events/policy.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and } from "#server/platform/database/orm.ts";
import { imageFor } from "./images.ts";
import { insertEvent } from "./queries.ts";
import { afterApproval, send, sendObstacle, trustIn, type SendTrouble } from "./sending.ts";
import { events } from "./tables.ts";

/** Nobody plays before it, nor after it: the day is known, the hour follows with the fixtures. */
const FIRST_HOUR = "08:00";
const LAST_HOUR = "20:00";

/** A championship as it was saved, with where its event stands. */
export interface SavedCup {
  id: string;
  /** Staff read it, it waits for a day and a place, or it is public. */
  event: "pending" | "incomplete" | "approved" | "cancelled";
}

export type CupTrouble = { code: ActObstacle | Exclude<SendTrouble, "organiser_not_verified"> };

type EventRow = typeof events.$inferSelect;

/** The event of a championship, if it has one that was not deleted. */
export async function eventOfCup(championshipId: string): Promise<EventRow | undefined> {
  const rows = await db()
    .select()
    .from(events)
    .where(and(matchesId(events.championshipId, championshipId), live(events)));
  return rows[0];
}

/** Its first event, once there is enough to say. `createdBy` hears of the decision: who organises it. */
export async function publish(
  actor: Actor,
  own: Organiser,
  id: string,
  values: ChampionshipValues,
  createdBy: string | null = userIdOf(actor),
): Promise<Result<SavedCup, CupTrouble>> {
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
    { createdBy, approval: "pending" },
  );
  await audit(actor, "event.created", eventId);
  await send(actor, eventId);
  return ok({ id, event: "pending" });
}

/** What is public stays so, and staff look again; what they had refused is sent to them again. */
export async function follow(
  actor: Actor,
  own: Organiser,
  event: EventRow,
  values: ChampionshipValues,
): Promise<Result<SavedCup, CupTrouble>> {
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
    await afterApproval(before, { ...before, ...columns }, { fields, byStaff: isStaff(actor) });
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
