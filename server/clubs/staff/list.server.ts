import type { ClubListQuery } from "#domain/clubs/staff-list.ts";
import type { ClubCategory, Partnership } from "#domain/clubs/standing.ts";
import { formatCnpj } from "#domain/cnpj.ts";
import { formatDay } from "#domain/date-time.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import type { Picture } from "#domain/media/picture.ts";
import { ownPictureSql } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull, isNull, not, sql, type SQL } from "#server/platform/database/orm.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { clubs } from "../tables.ts";

export interface ListedClub {
  id: string;
  name: string;
  logo: Picture | null;
  cnpj: string | null;
  city: string | null;
  state: string | null;
  category: ClubCategory | null;
  foundationYear: number | null;
  /** Athletes that both sides confirmed. */
  athletes: number;
  partnership: Partnership | null;
  verified: boolean;
  hidden: boolean;
  deleted: boolean;
  createdAt: Temporal.Instant;
}

const SORTS = {
  name: { by: sql`search_key(${clubs.name})`, type: "text" },
  founded: { by: sql`coalesce(${clubs.foundationYear}, 0)`, type: "integer" },
  created: { by: clubs.createdAt, type: "timestamptz" },
} as const;

/** All clubs that are not erased. What staff deleted is asked for by name. */
export async function listForStaff(actor: Actor, query: ClubListQuery): Promise<Page<ListedClub>> {
  assertModerator(actor);
  const keyset = await keysetOf({ ...SORTS[query.sort], id: clubs.id, query });
  const rows = await db()
    .select({
      id: clubs.id,
      sortKey: keyset.key,
      name: clubs.name,
      logo: sql<Picture | null>`${sql.raw(ownPictureSql("clubs.logo_id"))}`,
      cnpj: clubs.cnpj,
      city: clubs.city,
      state: clubs.state,
      category: clubs.category,
      foundationYear: clubs.foundationYear,
      athletes: sql<number>`(select count(*)::int from club_athletes l where l.club_id = clubs.id
        and l.club_confirmed_at is not null and l.athlete_confirmed_at is not null)`,
      partnership: clubs.partnership,
      verified: clubs.verified,
      hidden: sql<boolean>`${clubs.hiddenAt} is not null`,
      deleted: sql<boolean>`${clubs.deletedAt} is not null`,
      createdAt: clubs.createdAt,
    })
    .from(clubs)
    .where(and(asked(query), keyset.where))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

function asked({ text, filters }: ClubListQuery): SQL | undefined {
  const { standing, category, partnership, state } = filters;
  return and(
    standing === "deleted"
      ? and(isNotNull(clubs.deletedAt), eq(clubs.restorable, true))
      : isNull(clubs.deletedAt),
    standing === "verified" ? eq(clubs.verified, true) : undefined,
    standing === "unverified" ? not(clubs.verified) : undefined,
    standing === "hidden" ? isNotNull(clubs.hiddenAt) : undefined,
    category && eq(clubs.category, category),
    partnership === "none" ? isNull(clubs.partnership) : partnership && eq(clubs.partnership, partnership),
    state && eq(clubs.state, state),
    hasWords(sql`search_key(${clubs.name} || ' ' || coalesce(${clubs.city}, ''))`, text),
  );
}

const COLUMNS: readonly CsvColumn<ListedClub>[] = [
  ["Clube", ({ name }) => name],
  ["CNPJ", ({ cnpj }) => cnpj && formatCnpj(cnpj)],
  ["Cidade", ({ city }) => city],
  ["UF", ({ state }) => state],
  ["Categoria", ({ category }) => category],
  ["Fundação", ({ foundationYear }) => foundationYear],
  ["Atletas", ({ athletes }) => athletes],
  ["Parceria", ({ partnership }) => partnership],
  ["Verificado", ({ verified }) => (verified ? "sim" : "não")],
  ["Cadastrado em", ({ createdAt }) => formatDay(createdAt)],
];

/** What the list shows, as CSV; who answers for a club and how to reach them is not in it. */
export const exportClubs = (actor: Actor, query: ClubListQuery): AsyncGenerator<string> =>
  csvLines(COLUMNS, (after) => listForStaff(actor, { ...query, after, before: undefined }));
