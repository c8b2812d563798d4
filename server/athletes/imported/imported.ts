import { can } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { AthleteLine } from "#domain/imports/athlete-line.ts";
import { client } from "#server/platform/database/database.ts";
import { formerAmong } from "../former-addresses.ts";
import { nameGuardians } from "./named-guardians.ts";
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

const KNOWN = `select (x.place - 1)::int as place
from unnest($1::text[], $2::date[]) with ordinality as x (name, birthdate, place)
where exists (
  select from athletes a where a.birthdate = x.birthdate and a.name_key = search_key(x.name) and a.deleted_at is null)`;

/**
 * Private profiles of a file's lines, inside the caller's transaction: few statements for many lines. Who is here
 * already stays as they are. Nobody is mailed, and no page hears of it. Answers how many are new.
 */
export async function addImported(
  actor: Actor,
  importId: string,
  lines: readonly AthleteLine[],
): Promise<number> {
  if (!can(actor, "create")) throw new Error("this actor enters no athletes");
  const known = await knownAmong(lines);
  const added = new Map<string, AthleteLine>();
  let waiting = lines.filter((_, place) => !known.has(place));
  const fresh = waiting.length;
  for (let tries = 0; waiting.length > 0; tries++) {
    if (tries === 20) throw new Error("no free addresses for the names of a file");
    const byAddress = new Map(waiting.map((line) => [addressFor(line.name), line]));
    const inserted = await insertUnder(byAddress, importId);
    // Asked after the insert, as for a single profile: whoever gave an address up meanwhile is seen.
    const former = await formerAmong([...inserted.keys()]);
    if (former.size > 0)
      await client().query("delete from athletes where subdomain = any($1)", [[...former]]);
    for (const [subdomain, id] of inserted)
      if (!former.has(subdomain)) added.set(id, byAddress.get(subdomain)!);
    const placed = new Set(added.values());
    waiting = waiting.filter((line) => !placed.has(line));
  }
  await nameGuardians([...added].flatMap(([id, { guardian }]) => (guardian ? [{ id, ...guardian }] : [])));
  await refreshSearch(...added.keys());
  return fresh;
}

/** Ids by address; lines whose address is taken are not among them. */
async function insertUnder(
  byAddress: ReadonlyMap<string, AthleteLine>,
  importId: string,
): Promise<Map<string, string>> {
  const rows = [...byAddress].map(([subdomain, line]) => ({ ...line, subdomain }));
  const inserted = await client().query<{ id: string; subdomain: string }>({
    name: "athletes_insert_imported",
    text: INSERT,
    values: [JSON.stringify(rows), importId],
  });
  return new Map(inserted.rows.map(({ id, subdomain }) => [subdomain, id]));
}

const INSERT = `insert into athletes (subdomain, name, nickname, birthdate, modality, position, secondary_positions,
  shirt_number, club, city, state, height_cm, weight_kg, foot, about, import_id)
select subdomain, name, nickname, birthdate, modality, position, "secondaryPositions",
  "shirtNumber", club, city, state, "heightCm", "weightKg", foot, about, $2::uuid
from jsonb_to_recordset($1::jsonb) as x (subdomain text, name text, nickname text, birthdate date, modality text,
  position text, "secondaryPositions" text[], "shirtNumber" smallint, club text, city text, state text,
  "heightCm" smallint, "weightKg" smallint, foot text, about text)
on conflict (subdomain) do nothing
returning id, subdomain`;
