import type { Member } from "#domain/identity/actor.ts";
import { familyDecisions, type FamilyDecision } from "#server/athletes/guardianship.server.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import * as queries from "./queries.ts";

type HistoryEntry =
  | FamilyDecision
  | { id: string; at: Temporal.Instant; what: "contact"; decision: "accepted" | "declined"; club: string };

export interface History {
  entries: HistoryEntry[];
  /** There are older ones. */
  more: boolean;
}

/** What was decided about an athlete, newest first. */
export async function historyOf(actor: Member, athleteId: string, limit: number): Promise<History> {
  const decisions = await familyDecisions(actor, athleteId, limit + 1);
  const answered = await queries.answeredBy(actor.userId, athleteId, limit + 1);
  const clubs = await contactClubs(answered.map(({ clubId }) => clubId));
  const contacts = answered.flatMap(({ id, answeredAt, state, clubId }) =>
    answeredAt
      ? [
          {
            id,
            at: answeredAt,
            what: "contact" as const,
            // What was closed or blocked later had been accepted.
            decision: state === "declined" ? ("declined" as const) : ("accepted" as const),
            club: clubs.get(clubId)?.name ?? "um clube que saiu",
          },
        ]
      : [],
  );
  const all = [...decisions, ...contacts].toSorted((one, other) =>
    Temporal.Instant.compare(other.at, one.at),
  );
  return { entries: all.slice(0, limit), more: all.length > limit };
}
