import { formatDate } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import type { Picture } from "#domain/media/picture.ts";
import { SPONSOR_LEVELS, type SponsorLevel, type SponsorStatus } from "#domain/sponsors/contract.ts";
import type { SponsorListQuery } from "#domain/sponsors/staff-list.ts";
import { ownPictureSql } from "#server/media/media.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { levelOrder, statusSql } from "../contract-sql.ts";
import { sponsors } from "../tables.ts";

export interface ListedSponsor {
  id: string;
  name: string;
  logo: Picture | null;
  segment: string | null;
  level: SponsorLevel;
  /** As its contract stands today. */
  status: SponsorStatus;
  contractStart: Temporal.PlainDate | null;
  contractEnd: Temporal.PlainDate | null;
  featured: boolean;
  deleted: boolean;
}

const SORTS = {
  name: { by: sql`search_key(${sponsors.name})`, type: "text" },
  level: { by: levelOrder, type: "integer" },
  // A contract without an end comes after those that have one.
  ends: { by: sql`coalesce(${sponsors.contractEnd}, '9999-12-31'::date)`, type: "date" },
} as const;

/** All sponsors. What was deleted is asked for by name. */
export async function listForStaff(actor: Actor, query: SponsorListQuery): Promise<Page<ListedSponsor>> {
  assertModerator(actor);
  const day = today();
  const keyset = await keysetOf({ ...SORTS[query.sort], id: sponsors.id, query });
  const rows = await db()
    .select({
      id: sponsors.id,
      sortKey: keyset.key,
      name: sponsors.name,
      logo: sql<Picture | null>`${sql.raw(ownPictureSql("sponsors.logo_id"))}`,
      segment: sponsors.segment,
      level: sponsors.level,
      status: statusSql(day),
      contractStart: sponsors.contractStart,
      contractEnd: sponsors.contractEnd,
      featured: sponsors.featured,
      deleted: sql<boolean>`${sponsors.deletedAt} is not null`,
    })
    .from(sponsors)
    .where(and(asked(query, day), keyset.where))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

function asked({ text, filters }: SponsorListQuery, day: Temporal.PlainDate): SQL | undefined {
  const { status, level, featured } = filters;
  return and(
    status === "deleted" ? isNotNull(sponsors.deletedAt) : isNull(sponsors.deletedAt),
    status && status !== "deleted" ? eq(statusSql(day), status) : undefined,
    level &&
      eq(
        sponsors.level,
        SPONSOR_LEVELS.find((one) => one === level)!,
      ),
    featured && eq(sponsors.featured, featured === "yes"),
    hasWords(sql`search_key(${sponsors.name} || ' ' || coalesce(${sponsors.segment}, ''))`, text),
  );
}

const COLUMNS: readonly CsvColumn<ListedSponsor>[] = [
  ["Patrocinador", ({ name }) => name],
  ["Segmento", ({ segment }) => segment],
  ["Início do contrato", ({ contractStart }) => contractStart && formatDate(contractStart)],
  ["Fim do contrato", ({ contractEnd }) => contractEnd && formatDate(contractEnd)],
  ["Nível", ({ level }) => level],
  ["Status", ({ status }) => status],
  ["Destaque", ({ featured }) => (featured ? "sim" : "não")],
];

export const exportSponsors = (actor: Actor, query: SponsorListQuery): AsyncGenerator<string> =>
  csvLines(COLUMNS, (after) => listForStaff(actor, { ...query, after, before: undefined }));
