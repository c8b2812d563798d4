import type { PositionGroup } from "#domain/athletes/positions.ts";
import type { RegistrationState } from "#domain/registrations/states.ts";
import { client, db } from "#server/platform/database/database.ts";
import { and, asc, count, eq, gt, sql } from "#server/platform/database/orm.ts";
import { came } from "./came.ts";
import { registrations } from "./tables.ts";

/** What the organiser's list can be narrowed to. */
export interface ListFilter {
  category: string | null;
  positionGroup: PositionGroup | null;
  /** Null: whether they came or not. */
  came: boolean | null;
}

const { id, athleteId, eventId, state, number, category, positionGroup, birthYear, walkIn, phoneSealed } =
  registrations;

const CAME = sql<boolean>`${sql.raw(came("registrations.id"))}`;

/** Those who have a place, by number: a page of those behind `after`. */
export const confirmedRows = (
  event: string,
  filter: ListFilter,
  { after, limit }: { after: number; limit: number },
) =>
  db()
    .select({
      id,
      athleteId,
      number,
      category,
      positionGroup,
      birthYear,
      walkIn,
      phoneSealed,
      came: CAME.as("came"),
    })
    .from(registrations)
    .where(
      and(
        eq(eventId, event),
        eq(state, "confirmed"),
        gt(number, after),
        filter.category === null ? undefined : eq(category, filter.category),
        filter.positionGroup === null ? undefined : eq(positionGroup, filter.positionGroup),
        filter.came === null ? undefined : sql`${CAME} = ${filter.came}`,
      ),
    )
    .orderBy(asc(number))
    .limit(limit);

/** How many are in each state: all that the organiser reads of those whom nobody released. */
export async function stateCounts(event: string): Promise<Map<RegistrationState, number>> {
  const rows = await db()
    .select({ state, count: count() })
    .from(registrations)
    .where(eq(eventId, event))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** A reading at the gate. */
interface ReadingRow {
  /** ISO instant, by the phone's clock or by ours where that one runs ahead. */
  at: string;
  gate: string;
}

interface PresenceRow {
  id: string;
  athleteId: string;
  number: number | null;
  category: string | null;
  positionGroup: PositionGroup;
  birthYear: number;
  walkIn: boolean;
  /** The first that reached us, then the doubles. */
  readings: ReadingRow[];
}

/** Who has a place or came, by number, with every reading of their ticket that was not undone. */
export async function presenceRows(event: string): Promise<PresenceRow[]> {
  const { rows } = await client().query<PresenceRow>({
    name: "registrations_presence",
    text: `select r.id, r.athlete_id as "athleteId", r.number, r.category, r.position_group as "positionGroup",
        r.birth_year as "birthYear", r.walk_in as "walkIn", coalesce(c.readings, '[]') as readings
      from registrations r
      left join lateral (
        select json_agg(json_build_object('at', least(read_at, received_at), 'gate', gate) order by arrival) as readings
        from check_ins where registration_id = r.id and undone_at is null
      ) c on true
      where r.event_id = $1 and (r.state = 'confirmed' or c.readings is not null)
      order by r.number`,
    values: [event],
  });
  return rows;
}
