import { SYSTEM } from "#domain/identity/actor.ts";
import { mayDelete } from "#domain/events/policy.ts";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { withoutPerson } from "#domain/rights/redact.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { withdraw } from "#server/platform/reviews/reviews.ts";
import { cancelNow } from "./ending.ts";
import { events } from "./tables.ts";

const ORGANISER_LEFT = "Quem organizava saiu da plataforma.";

const ofPerson = (userId: string) => db().select().from(events).where(eq(events.createdBy, userId));

export const exportOf = async ({ userId }: DataSubject): Promise<ExportPart> => ({
  tables: { events: await ofPerson(userId) },
});

/** An event stays for those who took part; the person who entered it is removed, and the pictures that were theirs. */
export async function eraseFor(person: DataSubject): Promise<{ ids: string[]; folders: string[] }> {
  const entered = await ofPerson(person.userId);
  for (const event of entered) {
    // A club goes on without one of its people; a person's own championship does not.
    if (event.organiserProfileId) await endFor(event);
    const clean = (text: string | null) => text && withoutPerson(text, person);
    await db()
      .update(events)
      .set({ description: clean(event.description), bring: clean(event.bring), createdBy: null })
      .where(eq(events.id, event.id));
  }
  const own = entered.filter(({ organiserProfileId }) => organiserProfileId !== null);
  return eraseMediaOf(
    "event",
    own.map(({ id }) => id),
  );
}

async function endFor(event: typeof events.$inferSelect): Promise<void> {
  if (mayDelete(event)) {
    await setMark(events, event.id, "deletedAt", true);
    await withdraw({ kind: "event", subjectId: event.id });
  } else if (Temporal.Instant.compare(event.startsAt, now()) > 0) {
    await cancelNow(SYSTEM, event.id, ORGANISER_LEFT);
  }
}
