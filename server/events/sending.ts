import { needsNewReview, tellsFamilies } from "#domain/events/changes.ts";
import type { EventValues } from "#domain/events/event-fields.ts";
import { approvalObstacle, type Organiser } from "#domain/events/policy.ts";
import type { EventState } from "#domain/events/vocabulary.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { lockTrust } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, ne, sql } from "#server/platform/database/orm.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { eventChanged, limitsChanged } from "./signals.ts";
import { eventChanges, events, type EventFacts } from "./tables.ts";

export type SendTrouble = "organiser_not_verified" | "club_closed" | "duplicate";

export interface Saved {
  id: string;
  state: EventState;
  /** Staff look at it, for the first time or again. */
  inReview: boolean;
  /** Whoever is registered hears of the change. */
  told: boolean;
}

type EventRow = typeof events.$inferSelect;
type EventFactValues = Pick<EventRow, keyof EventFacts>;

/** To staff, who decide. */
export async function send(actor: Actor, id: string): Promise<void> {
  await audit(actor, "event.sent", id);
  await requestReview({ kind: "event", subjectId: id, requestedBy: userIdOf(actor) });
}

type Trust = Awaited<ReturnType<typeof lockTrust>>;

/** Of the club behind it, which stays as it is until the transaction ends. */
export const trustIn = async ({ clubId }: Organiser): Promise<Trust | null> =>
  clubId === null ? null : lockTrust(clubId);

/** Why this cannot go to staff: asked again when they decide. */
export async function sendObstacle(
  trust: Trust | null,
  own: Organiser,
  { type, title, startsAt }: Pick<EventValues, "type" | "title" | "startsAt">,
  id: string | null,
): Promise<SendTrouble | null> {
  if (trust?.closed) return "club_closed";
  const obstacle = approvalObstacle({ type, clubVerified: trust?.verified ?? false });
  if (obstacle) return obstacle;
  const same = await db()
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        own.clubId === null
          ? eq(events.organiserProfileId, own.organiserProfileId!)
          : eq(events.clubId, own.clubId),
        eq(events.startsAt, startsAt),
        eq(sql`lower(${events.title})`, title.toLowerCase()),
        ne(events.approval, "cancelled"),
        id === null ? undefined : ne(events.id, id),
        live(events),
      ),
    )
    .limit(1);
  return same.length > 0 ? "duplicate" : null;
}

interface ChangeOfApproved {
  fields: readonly string[];
  otherLimits?: boolean;
  /** Nobody looks again at what staff themselves wrote. */
  byStaff?: boolean;
}

/** Staff look again at what they had read, and whoever is registered hears of a new date, place or fee. */
export async function afterApproval(
  before: EventRow,
  values: EventFactValues,
  { fields, otherLimits = false, byStaff = false }: ChangeOfApproved,
): Promise<Saved> {
  const { id } = before;
  // Whoever was told to correct it says by saving that it is correct now.
  const corrected = before.heldAt !== null && before.stateReason !== null;
  const inReview = !byStaff && (corrected || needsNewReview(fields));
  if (inReview) await requestReview({ kind: "event", subjectId: id, requestedBy: before.createdBy });
  const told = tellsFamilies(fields);
  if (told) {
    const [change] = await db()
      .insert(eventChanges)
      .values({ eventId: id, before: factsOf(before), after: factsOf(values) })
      .returning({ id: eventChanges.id });
    await eventChanged.tell({ eventId: id, changeId: change!.id });
  }
  if (otherLimits || fields.some((field) => ABOUT_PLACES.has(field)))
    await limitsChanged.tell({ eventId: id });
  return { id, state: "approved", inReview, told };
}

/** Who waits may move up when one of these changes. */
const ABOUT_PLACES: ReadonlySet<string> = new Set([
  "maxParticipants",
  "reservedForSubscribers",
  "reservedUntil",
  "openToAllAt",
  "registrationEndsAt",
]);

const factsOf = (event: EventFactValues): EventFacts => ({
  startsAt: String(event.startsAt),
  endsAt: event.endsAt && String(event.endsAt),
  location: event.location,
  city: event.city,
  state: event.state,
  feeCents: event.feeCents,
});
