import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { readerOf, viewContact } from "./contact-view.ts";
import { endOfScout } from "./ending.ts";
import * as queries from "./queries.ts";

/** What the person wrote to athletes, and what was written to theirs as far as they may read it by now. */
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
 * A scout's words and name leave with the scout. That there was a request stays with the family, who may
 * need to know it. What was written about an athlete leaves with the athlete's row.
 */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await endOfScout(userId);
  await queries.forgetScout(userId);
  await queries.forgetReplies(userId);
}
