import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { ClubLine } from "#domain/imports/club-line.ts";
import type { LinesOfFile } from "#domain/imports/lines-of-file.ts";
import { client } from "#server/platform/database/database.ts";

/**
 * The places in the list of clubs that are here already: the same CNPJ, or the same name and place where one of the two
 * has none.
 */
export async function knownAmong(
  lines: readonly Pick<ClubLine, "name" | "cnpj" | "city" | "state">[],
): Promise<Set<number>> {
  const { rows } = await client().query<{ place: number }>({
    name: "clubs_known_among",
    text: KNOWN,
    values: [JSON.stringify(lines)],
  });
  return new Set(rows.map(({ place }) => place));
}

const FIELDS = `name text, cnpj text, city text, state text, "foundationYear" smallint, address text,
  "responsibleName" text, "contactEmail" text, phone text, description text`;

const IS_HERE = `(exists (select from clubs c where c.cnpj = x.cnpj and c.cnpj_held)
  or exists (select from clubs c where search_key(c.name) = search_key(x.name) and c.deleted_at is null
    and (c.city, c.state) is not distinct from (x.city, x.state) and (c.cnpj is null or x.cnpj is null)))`;

const KNOWN = `select (place - 1)::int as place from jsonb_array_elements($1::jsonb) with ordinality as line (data, place)
cross join lateral jsonb_to_record(data) as x (${FIELDS}) where ${IS_HERE}`;

/**
 * Clubs of a file's lines, not verified, inside the caller's transaction. Those that are here already stay as they are.
 * Answers how many are new.
 */
export async function addImported(
  actor: Actor,
  importId: string,
  { after, upTo }: LinesOfFile,
): Promise<number> {
  if (!can(actor, "create")) throw new Error("this actor enters no clubs");
  const added = await client().query({
    name: "clubs_insert_imported",
    text: INSERT,
    values: [importId, after, upTo],
  });
  return added.rowCount ?? 0;
}

const INSERT = `insert into clubs (name, cnpj, city, state, foundation_year, address, responsible_name, contact_email, phone,
  description, import_id)
select name, cnpj, city, state, "foundationYear", address, "responsibleName", "contactEmail", phone, description, $1::uuid
from lines_of_file cross join lateral jsonb_to_record(data) as x (${FIELDS})
where line > $2 and line <= $3 and not ${IS_HERE}
on conflict (cnpj) where cnpj_held do nothing`;
