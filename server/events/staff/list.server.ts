import { formatDateTime } from "#domain/date-time.ts";
import { EVENT_LIST, type EventListQuery } from "#domain/events/staff-list.ts";
import { EVENT_STATES, type EventState, type EventType } from "#domain/events/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, gte, isNotNull, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { events } from "../tables.ts";

export interface ListedEvent {
  id: string;
  title: string;
  type: EventType;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  timeZone: string;
  location: string;
  city: string | null;
  state: string | null;
  /** Null: our own team. */
  organiser: string | null;
  approval: EventState;
  held: boolean;
  hidden: boolean;
  deleted: boolean;
}

const SORTS = {
  starts: { by: events.startsAt, type: "timestamptz" },
  title: { by: sql`search_key(${events.title})`, type: "text" },
  created: { by: events.createdAt, type: "timestamptz" },
} as const;

/** All events. What was deleted is asked for by name. */
export async function listForStaff(actor: Actor, query: EventListQuery): Promise<Page<ListedEvent>> {
  assertModerator(actor);
  const keyset = await keysetOf({ ...SORTS[query.sort], id: events.id, query });
  const found = await db()
    .select({
      id: events.id,
      sortKey: keyset.key,
      title: events.title,
      type: events.type,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      timeZone: events.timeZone,
      location: events.location,
      city: events.city,
      state: events.state,
      clubId: events.clubId,
      organiserProfileId: events.organiserProfileId,
      createdBy: events.createdBy,
      approval: events.approval,
      held: sql<boolean>`${events.heldAt} is not null`,
      hidden: sql<boolean>`${events.hiddenAt} is not null`,
      deleted: sql<boolean>`${events.deletedAt} is not null`,
    })
    .from(events)
    .where(and(asked(query), keyset.where))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  const { rows, ...page } = await keyset.page(found);
  const [clubNames, people] = await Promise.all([
    clubs.names(rows.flatMap(({ clubId }) => clubId ?? [])),
    identity.names(
      rows.flatMap(({ organiserProfileId, createdBy }) => (organiserProfileId && createdBy) || []),
    ),
  ]);
  return {
    ...page,
    rows: rows.map(({ clubId, organiserProfileId, createdBy, ...row }) => ({
      ...row,
      organiser:
        (clubId && clubNames.get(clubId)) ??
        (organiserProfileId && createdBy && people.get(createdBy)) ??
        null,
    })),
  };
}

function asked({ text, filters }: EventListQuery): SQL | undefined {
  const { standing, type, state, from } = filters;
  const approval = EVENT_STATES.find((one) => one === standing);
  const { title, city, location } = events;
  return and(
    standing === "deleted" ? isNotNull(events.deletedAt) : isNull(events.deletedAt),
    approval && eq(events.approval, approval),
    standing === "held" ? isNotNull(events.heldAt) : undefined,
    standing === "hidden" ? isNotNull(events.hiddenAt) : undefined,
    type && eq(events.type, type),
    state && eq(events.state, state),
    from === undefined
      ? undefined
      : gte(events.startsAt, Temporal.PlainDate.from(from).toZonedDateTime(TIME_ZONE).toInstant()),
    hasWords(sql`search_key(${title} || ' ' || coalesce(${city}, '') || ' ' || ${location})`, text),
  );
}

const TYPES = EVENT_LIST.filters.type.options;
const STANDINGS = EVENT_LIST.filters.standing.options;

const COLUMNS: readonly CsvColumn<ListedEvent>[] = [
  ["Evento", ({ title }) => title],
  ["Tipo", ({ type }) => TYPES[type]],
  ["Data", ({ startsAt, timeZone }) => formatDateTime(startsAt, timeZone)],
  ["Local", ({ location }) => location],
  ["Cidade", ({ city }) => city],
  ["UF", ({ state }) => state],
  ["Organizador", ({ organiser }) => organiser ?? "Nossa equipe"],
  ["Situação", ({ approval, held, hidden }) => STANDINGS[hidden ? "hidden" : held ? "held" : approval]],
];

export const exportEvents = (actor: Actor, query: EventListQuery): AsyncGenerator<string> =>
  csvLines(COLUMNS, (after) => listForStaff(actor, { ...query, after, before: undefined }));
