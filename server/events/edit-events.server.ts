import { randomUUID } from "node:crypto";
import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { EventIntent, EventValues } from "#domain/events/event-fields.ts";
import { placesProblem, type PlacesProblem } from "#domain/events/places-taken.ts";
import { editObstacle, mayEditEvent } from "#domain/events/policy.ts";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { followEvent } from "#server/championships/championships.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockOpenReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { imageFor } from "./images.ts";
import { limitsOf, replaceLimits } from "./limits.ts";
import { ownOrganiser } from "#server/championships/championships.ts";
import { insertEvent } from "./queries.ts";
import { afterApproval, send, sendObstacle, trustIn, type Saved, type SendTrouble } from "./sending.ts";
import { seatsTaken } from "./signals.ts";
import { events } from "./tables.ts";

/** More than a federation enters in a day; nobody fills the team's queue by program. */
const PER_ORGANISER = { name: "event-create", points: 30, seconds: 86_400 };

type Trouble = SendTrouble | "cancelled" | "already_started";

export type SaveProblem = TooMany | PlacesProblem | { code: "not_found" | "changed_meanwhile" | Trouble };

type EventRow = typeof events.$inferSelect;

/** A new event of the club or championship profile that the actor acts as. */
export async function createEvent(
  actor: Actor,
  values: EventValues,
  intent: EventIntent,
): Promise<Result<Saved, SaveProblem>> {
  const own = await ownOrganiser(actor);
  if (!own?.mayEdit) return err({ code: "not_found" });
  const counted = await spend(PER_ORGANISER, { account: own.clubId ?? own.organiserProfileId! });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<Saved, SaveProblem>> => {
    const sends = intent === "enviar";
    const obstacle = sends ? await sendObstacle(await trustIn(own), own, values, null) : null;
    if (obstacle) return err({ code: obstacle });
    const { limits, scene, ...columns } = values;
    const { clubId, organiserProfileId } = own;
    const id = await insertEvent(
      { ...columns, limits, clubId, organiserProfileId, imageUrl: imageFor(scene, null, randomUUID()) },
      { createdBy: userIdOf(actor), approval: sends ? "pending" : "draft" },
    );
    await audit(actor, "event.created", id);
    if (sends) await send(actor, id);
    return ok({ id, state: sends ? "pending" : "draft", inReview: sends, told: false });
  });
}

/**
 * Saves what the form says. A draft is kept or sent; an approved event stays public, its families hear of a new date,
 * place or fee, and staff look again at what they had read.
 */
export async function changeEvent(
  actor: Actor,
  { id, savedAt, intent }: { id: string; savedAt: string; intent: EventIntent },
  values: EventValues,
): Promise<Result<Saved, SaveProblem>> {
  const since = instantIn(savedAt);
  const own = await ownOrganiser(actor);
  if (!own || !since) return err({ code: since ? "not_found" : "changed_meanwhile" });
  return inTransaction(async (): Promise<Result<Saved, SaveProblem>> => {
    // Review, club, event: the order in which a decision locks them too.
    await lockOpenReview({ kind: "event", subjectId: id });
    const trust = await trustIn(own);
    const taken = await lockSeats(id);
    let places: PlacesProblem | null = null;
    const { limits, scene, ...columns } = values;
    const changed = await changeRow(events, id, {
      who: actor,
      action: "event.changed",
      allowed: (row) => mayEditEvent(row, own),
      ifUnchangedSince: since,
      async obstacle(row): Promise<Trouble | "places_taken" | null> {
        const closed = editObstacle(row, now());
        if (closed) return closed;
        places = placesProblem(taken, await limitsOf(id), values);
        if (places) return "places_taken";
        return isSent(row, intent)
          ? sendObstacle(trust, own, { ...values, type: typeOf(row, values) }, id)
          : null;
      },
      set: (row) => ({
        ...columns,
        type: typeOf(row, values),
        imageUrl: imageFor(scene, row.imageUrl, id),
        ...stateAfter(row, intent),
      }),
    });
    if (!changed.ok) return err(places ?? { code: codeOf(changed.error) });
    const { before, fields } = changed.value;
    if (before.championshipId) await followEvent(before.championshipId, championshipOf(values));
    const otherLimits = await replaceLimits(id, limits, taken);
    if (otherLimits && fields.length === 0) {
      await db()
        .update(events)
        .set({ updatedAt: sql`now()` })
        .where(eq(events.id, id));
      await audit(actor, "event.changed", id, ["limits"]);
    }
    if (before.approval === "approved")
      return ok(await afterApproval(before, values, { fields, otherLimits }));
    const { approval: state } = stateAfter(before, intent);
    if (state === "pending" && before.approval !== "pending") await send(actor, id);
    if (state !== "pending" && before.approval === "pending")
      await withdraw({ kind: "event", subjectId: id });
    return ok({ id, state, inReview: state === "pending", told: false });
  });
}

/** Counted with the event's row locked: whoever registers locks it too. */
async function lockSeats(id: string) {
  return (await lockLive(events, id)) ? seatsTaken.of(id) : { total: 0, byLimit: new Map<string, number>() };
}

const isSent = ({ approval }: EventRow, intent: EventIntent): boolean =>
  approval === "approved" || intent === "enviar";

/** What its championship says of itself is what its event says. */
function championshipOf(values: EventValues): ChampionshipValues {
  const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(values.timeZone).toPlainDate();
  const { title, description, location, city, state, startsAt, endsAt } = values;
  return {
    name: title,
    description,
    location,
    city,
    state,
    startDate: day(startsAt),
    endDate: endsAt && day(endsAt),
  };
}

/** The tabs of a championship hang on its event: it stays one. */
const typeOf = ({ championshipId, type }: EventRow, values: { type: EventType }): EventType =>
  championshipId === null ? values.type : type;

/** A draft that is saved stays one; what waits for staff is taken back by it. The reason of a rejection stays until it is sent again. */
function stateAfter(
  { approval, stateReason }: EventRow,
  intent: EventIntent,
): { approval: EventState; stateReason: string | null } {
  if (approval === "approved" || approval === "cancelled") return { approval, stateReason };
  if (intent === "enviar") return { approval: "pending", stateReason: null };
  return { approval: approval === "rejected" ? "rejected" : "draft", stateReason };
}

function codeOf(
  error: "not_found" | "places_taken" | Trouble | { code: "changed_meanwhile" },
): "not_found" | "changed_meanwhile" | Trouble {
  if (typeof error === "object") return error.code;
  if (error === "places_taken") throw new Error("the problem with the places is answered by itself");
  return error;
}

/** A form that was tampered with counts as one that is too old. */
function instantIn(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
