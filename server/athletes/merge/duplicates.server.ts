import { z } from "zod";
import type { DuplicateListQuery, DuplicateReason } from "#domain/athletes/duplicates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { isId } from "#domain/id.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { wardsSql } from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { and, sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";

interface DuplicatePair {
  id: string;
  reasons: DuplicateReason[];
  foundAt: Temporal.Instant;
  first: DuplicateSide;
  second: DuplicateSide;
}

interface DuplicateSide {
  id: string;
  name: string;
  subdomain: string;
  club: string | null;
  city: string | null;
  birthYear: number | null;
  hasAccount: boolean;
}

/** One page of the pairs that nobody has decided about. */
export async function duplicates(actor: Actor, query: DuplicateListQuery): Promise<Page<DuplicatePair>> {
  assertModerator(actor);
  const { reason } = query.filters;
  const keyset = await keysetOf({ by: sql`d.id`, type: "uuid", id: sql`d.id`, query });
  const asked = and(
    sql`d.dismissed_at is null and a.deleted_at is null and b.deleted_at is null`,
    reason && sql`${reason} = any(d.reasons)`,
    hasWords(sql`(a.name_key || b.name_key)`, query.text),
    keyset.where,
  );
  const { rows } = await db().execute<Omit<DuplicatePair, "foundAt"> & { sortKey: string; foundAt: string }>(
    sql`select d.id, ${keyset.key} as "sortKey", d.reasons,
        to_char(d.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "foundAt",
        ${side("a")} as first, ${side("b")} as second
      from athlete_duplicates d join athletes a on a.id = d.first_id join athletes b on b.id = d.second_id
      where ${asked} order by ${sql.join(keyset.order, sql`, `)} limit ${keyset.limit}`,
  );
  const page = await keyset.page(rows);
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, foundAt: Temporal.Instant.from(row.foundAt) })),
  };
}

const side = (athlete: "a" | "b") =>
  sql.raw(`json_build_object('id', ${athlete}.id, 'name', ${athlete}.name,
  'subdomain', ${athlete}.subdomain, 'club', ${athlete}.club, 'city', ${athlete}.city,
  'birthYear', ${athlete}.birth_year, 'hasAccount', ${athlete}.user_id is not null)`);

/** They are two people: the pair is not shown again. */
export function dismissDuplicate(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!canModerate(actor) || !isId(id)) return err("not_found");
    const { rows } = await client().query<{ first_id: string }>(
      `update athlete_duplicates set dismissed_at = now() where id = $1 and dismissed_at is null
       returning first_id`,
      [id],
    );
    const pair = rows[0];
    if (!pair) return err("not_found");
    await audit(actor, "athlete.not_duplicate", pair.first_id);
    return ok(null);
  });
}

export const findDuplicatesNightly = defineJob({
  name: "find-duplicates",
  schema: z.object({}),
  schedule: { cron: "30 4 * * *", data: {} },
  handle: () => findDuplicates(),
});

/**
 * Looks for profiles that may be one person's. Everybody is compared with the one before in the same group, so that a
 * thousand of one name make a thousand pairs and not half a million; after a merge the next night finds the rest.
 */
export async function findDuplicates(): Promise<void> {
  await inTransaction(async () => {
    await client().query("select pg_advisory_xact_lock(hashtextextended('athlete-duplicates', 0))");
    await client().query(`create temp table found_duplicates on commit drop as ${FOUND}`);
    await client().query(
      `insert into athlete_duplicates (first_id, second_id, reasons) select first_id, second_id, reasons
       from found_duplicates
       on conflict (first_id, second_id) do update set reasons = excluded.reasons
       where athlete_duplicates.reasons <> excluded.reasons`,
    );
    await client().query(
      `delete from athlete_duplicates d where dismissed_at is null
         and not exists (select from found_duplicates f where (f.first_id, f.second_id) = (d.first_id, d.second_id))`,
    );
  });
}

const before = (group: string) => `lag(id) over (partition by ${group} order by id)`;

// A name's key begins with a space: its first word is the second part.
const FOUND = `
with people as (
  select id, name_key, birthdate, birth_year, birthdate_estimated from athletes where deleted_at is null
), pairs as (
  select ${before("name_key, birthdate")} as first_id, id as second_id, 'same_birthdate' as reason
  from people where birthdate is not null and not birthdate_estimated
  union all
  select first_id, second_id, 'same_birth_year' from (
    select ${before("name_key, birth_year")} as first_id, id as second_id,
      bool_or(birthdate_estimated) over (partition by name_key, birth_year) as guessed
    from people where birth_year is not null) of_year where guessed
  union all
  select ${before("guardian_id, split_part(name_key, ' ', 2)")}, id, 'same_guardian'
  from people join (${wardsSql}) as wards on wards.athlete_id = people.id
)
select first_id, second_id, array_agg(distinct reason order by reason) as reasons
from pairs where first_id is not null group by first_id, second_id`;
