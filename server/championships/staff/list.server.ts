import type { ChampionshipListQuery } from "#domain/championships/staff-list.ts";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import { formatDate } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, gte, isNotNull, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { championships } from "../tables.ts";

export interface ListedChampionship {
  id: string;
  name: string;
  categories: string[];
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
  location: string | null;
  city: string | null;
  state: string | null;
  status: ChampionshipStatus;
  /** Teams that play. */
  teams: number;
  deleted: boolean;
}

const SORTS = {
  created: { by: championships.createdAt, type: "timestamptz" },
  name: { by: sql`search_key(${championships.name})`, type: "text" },
  // Without a day it has not been planned: it comes before all that is.
  period: { by: sql`coalesce(${championships.startDate}, '0001-01-01'::date)`, type: "date" },
} as const;

/** All championships. What was deleted is asked for by name. */
export async function listForStaff(
  actor: Actor,
  query: ChampionshipListQuery,
): Promise<Page<ListedChampionship>> {
  assertModerator(actor);
  const keyset = await keysetOf({ ...SORTS[query.sort], id: championships.id, query });
  const rows = await db()
    .select({
      id: championships.id,
      sortKey: keyset.key,
      name: championships.name,
      categories: sql<string[]>`(select coalesce(array_agg(c.name order by c.id), '{}')
        from championship_categories c where c.championship_id = championships.id and c.deleted_at is null)`,
      startDate: championships.startDate,
      endDate: championships.endDate,
      location: championships.location,
      city: championships.city,
      state: championships.state,
      status: championships.status,
      // Who left in the middle keeps its place in the plan.
      teams: sql<number>`(select count(*)::int from championship_teams t
        join championship_categories c on c.id = t.category_id and c.deleted_at is null
        where c.championship_id = championships.id and t.deleted_at is null and t.state in ('accepted', 'withdrawn'))`,
      deleted: sql<boolean>`${championships.deletedAt} is not null`,
    })
    .from(championships)
    .where(and(asked(query), keyset.where))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

function asked({ text, filters }: ChampionshipListQuery): SQL | undefined {
  const { status, state, from } = filters;
  const { name, city, location } = championships;
  return and(
    status === "deleted" ? isNotNull(championships.deletedAt) : isNull(championships.deletedAt),
    status && status !== "deleted" ? eq(championships.status, status) : undefined,
    state && eq(championships.state, state),
    from === undefined ? undefined : gte(championships.startDate, Temporal.PlainDate.from(from)),
    hasWords(
      sql`search_key(${name} || ' ' || coalesce(${city}, '') || ' ' || coalesce(${location}, ''))`,
      text,
    ),
  );
}

const STATUS = { upcoming: "Próximo", ongoing: "Em Andamento", finished: "Finalizado" } as const;

const COLUMNS: readonly CsvColumn<ListedChampionship>[] = [
  ["Nome", ({ name }) => name],
  ["Categoria", ({ categories }) => categories.join(", ")],
  ["Início", ({ startDate }) => startDate && formatDate(startDate)],
  ["Fim", ({ endDate }) => endDate && formatDate(endDate)],
  ["Local", ({ location }) => location],
  ["Cidade", ({ city }) => city],
  ["UF", ({ state }) => state],
  ["Status", ({ status }) => STATUS[status]],
  ["Equipas", ({ teams }) => teams],
];

export const exportChampionships = (actor: Actor, query: ChampionshipListQuery): AsyncGenerator<string> =>
  csvLines(COLUMNS, (after) => listForStaff(actor, { ...query, after, before: undefined }));
