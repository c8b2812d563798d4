import { endOfEvent } from "#server/events/events.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  sql,
} from "#server/platform/database/orm.ts";
import type { RegistrationRow } from "./rows.ts";
import { registrations } from "./tables.ts";

const { id, eventId, athleteId, state, turn, stateAt, approvedAt, ticketHash } = registrations;

/** Of these athletes at one event. */
export const rowsAt = (event: string, athletes: readonly string[]): Promise<RegistrationRow[]> =>
  db()
    .select()
    .from(registrations)
    .where(and(matchesId(eventId, event), inArray(athleteId, [...athletes])))
    .orderBy(asc(turn));

/** What only a guardian, or an athlete who came of age meanwhile, can answer; whose place is held the shortest first. */
export const rowsToDecide = (athletes: readonly string[], limit: number): Promise<RegistrationRow[]> =>
  athletes.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(registrations)
        .where(
          and(
            inArray(athleteId, [...athletes]),
            or(
              inArray(state, ["awaiting_guardian", "offered"]),
              and(eq(state, "waiting"), isNull(approvedAt)),
            ),
          ),
        )
        .orderBy(sql`held_until nulls last`, asc(turn))
        .limit(limit);

export async function rowOfTicket(hash: string): Promise<RegistrationRow | undefined> {
  const rows = await db().select().from(registrations).where(eq(ticketHash, hash));
  return rows[0];
}

/** Where a list in the order of the events' ends goes on. */
export interface RegistrationEdge {
  at: Temporal.Instant;
  id: string;
}

const ENDS = sql`${sql.raw(endOfEvent("registrations.event_id"))}`.mapWith(stateAt);

/** Of these athletes: what is to come, the next first, or what is over, the latest first. */
export const pageOfRows = (
  athletes: readonly string[],
  {
    past,
    after,
    now,
    limit,
  }: { past: boolean; after: RegistrationEdge | null; now: Temporal.Instant; limit: number },
): Promise<(RegistrationRow & { endsAt: Temporal.Instant })[]> =>
  db()
    .select({ ...getTableColumns(registrations), endsAt: ENDS })
    .from(registrations)
    .where(
      and(
        inArray(athleteId, [...athletes]),
        past ? sql`${ENDS} <= ${now.toString()}` : sql`${ENDS} > ${now.toString()}`,
        after
          ? sql`(${ENDS}, ${id}) ${past ? sql`<` : sql`>`} (${after.at.toString()}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...(past ? [desc(ENDS), desc(id)] : [asc(ENDS), asc(id)]))
    .limit(limit);
