import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { readerOf, viewContact } from "./contact-view.ts";
import { endOfScout } from "./ending.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";

/** What the person wrote to athletes, and of what was written to their own athletes the part they may read today. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await queries.concerning(userId, athleteIds);
  const readable = (await withParties(rows)).flatMap((contact) => {
    const reader =
      readerOf(contact.athlete, userId) ?? (contact.scoutUserId === userId ? ("club" as const) : null);
    if (!reader) return [];
    const { id, athlete, club, scoutName, message, state, endReason, reply, createdAt, answeredAt } =
      viewContact(contact, reader, userId);
    return [
      {
        id,
        athlete: athlete?.name ?? null,
        club: club.name,
        scoutName,
        message,
        state,
        endReason,
        reply,
        createdAt,
        answeredAt,
      },
    ];
  });
  return { tables: { contact_requests: readable } };
}

/**
 * A scout's messages and name are deleted with the scout. The request itself stays with the family, who may need to
 * know of it. Requests about an athlete are deleted with the athlete.
 */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await endOfScout(userId);
  await queries.forgetScout(userId);
  await queries.forgetReplies(userId);
}
