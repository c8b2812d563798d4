import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { readerOf, viewContact } from "./contact-view.ts";
import { endOfScout } from "./ending.ts";
import * as queries from "./queries.ts";

/** What the person wrote to athletes, and of what was written to their own athletes the part they may read today. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await queries.concerning(userId, athleteIds);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const readable = rows.flatMap((row) => {
    const athlete = people.get(row.athleteId);
    const reader = athlete && (readerOf(athlete, userId) ?? (row.scoutUserId === userId ? "club" : null));
    if (!athlete || !reader) return [];
    const { id, club, scoutName, message, state, endReason, reply, createdAt, answeredAt, ...contact } =
      viewContact(row, athlete, reader, userId);
    return [
      {
        id,
        athlete: contact.athlete?.name ?? null,
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
