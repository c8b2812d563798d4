import { can } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { AthleteLine } from "#domain/imports/athlete-line.ts";
import type { LinesOfFile } from "#domain/imports/lines-of-file.ts";
import { client } from "#server/platform/database/database.ts";
import { formerAmong } from "../former-addresses.ts";
import { addressFor } from "../new-address.ts";
import { refreshSearch } from "../refresh-search.ts";

export { countNamedGuardians, inviteNamedGuardians } from "./named-guardians.ts";

/** The places in the list of those who are here already: the same name, however it is written, and the same birth date. */
export async function knownAmong(
  lines: readonly Pick<AthleteLine, "name" | "birthdate">[],
): Promise<Set<number>> {
  const { rows } = await client().query<{ place: number }>({
    name: "athletes_known_among",
    text: KNOWN,
    values: [lines.map(({ name }) => name), lines.map(({ birthdate }) => birthdate)],
  });
  return new Set(rows.map(({ place }) => place));
}

const IS_HERE = `exists (
  select from athletes a where a.birthdate = x.birthdate and a.name_key = search_key(x.name) and a.deleted_at is null)`;

const KNOWN = `select (x.place - 1)::int as place
from unnest($1::text[], $2::date[]) with ordinality as x (name, birthdate, place)
where ${IS_HERE}`;

/**
 * Private profiles of a file's lines, inside the caller's transaction: few statements for many lines, of which nothing
 * but the names comes by here. Who is here already stays as they are. Nobody is mailed, and no page hears of it.
 * Answers how many are new.
 */
export async function addImported(
  actor: Actor,
  importId: string,
  { after, upTo }: LinesOfFile,
): Promise<number> {
  if (!can(actor, "create")) throw new Error("this actor enters no athletes");
  const { rows: named } = await client().query<{ line: number; name: string }>({
    name: "athletes_names_imported",
    text: "select line, data ->> 'name' as name from lines_of_file where line > $1 and line <= $2",
    values: [after, upTo],
  });
  const lines = named.map(({ line }) => line);
  let added = 0;
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client().query<Inserted>({
      name: "athletes_insert_imported",
      text: INSERT,
      values: [lines, named.map(({ name }) => addressFor(name)), importId],
    });
    const { fresh, ids, subdomains } = rows[0]!;
    // Asked after the insert, as for a single profile: whoever gave an address up meanwhile is seen.
    const former = await formerAmong(subdomains);
    if (former.size > 0)
      await client().query("delete from athletes where subdomain = any($1)", [[...former]]);
    await refreshSearch(...ids);
    added += ids.length - former.size;
    // Who found the address taken is still new, and tries another.
    if (fresh === ids.length - former.size) return added;
  }
  throw new Error("no free addresses for the names of a file");
}

interface Inserted {
  /** Lines of whom nobody was here. */
  fresh: number;
  ids: string[];
  subdomains: string[];
}

const INSERT = `with fresh as (
  select x.*, address.subdomain from unnest($1::int[], $2::text[]) as address (line, subdomain)
  join lines_of_file using (line)
  cross join lateral jsonb_to_record(data) as x (name text, nickname text, birthdate date, modality text, position text,
    "secondaryPositions" text[], "shirtNumber" smallint, club text, city text, state text, "heightCm" smallint,
    "weightKg" smallint, foot text, about text, guardian jsonb)
  where not ${IS_HERE}
), inserted as (
  insert into athletes (subdomain, name, nickname, birthdate, modality, position, secondary_positions, shirt_number, club,
    city, state, height_cm, weight_kg, foot, about, import_id)
  select subdomain, name, nickname, birthdate, modality, position, "secondaryPositions", "shirtNumber", club,
    city, state, "heightCm", "weightKg", foot, about, $3::uuid
  from fresh on conflict (subdomain) do nothing returning id, subdomain
), named as (
  insert into named_guardians (athlete_id, name, email)
  select id, guardian ->> 'name', guardian ->> 'email' from inserted join fresh using (subdomain)
  where jsonb_typeof(guardian) = 'object'
)
select (select count(*) from fresh)::int as fresh, coalesce(array_agg(id), '{}') as ids,
  coalesce(array_agg(subdomain), '{}') as subdomains from inserted`;
