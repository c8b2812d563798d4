import { can } from "#domain/athletes/policy.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { guardianUserIds } from "#server/guardians/guardians.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { client, db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import { policyFactsOf, policyRowSql, type PolicyRow } from "./policy-row.ts";
import { athleteAddresses, athletes } from "./tables.ts";

export const addressHash = (subdomain: string): string => keyedHash("address", subdomain);

export interface Moved {
  subdomain: string;
  /** A minor's way can be closed at any time, so that nobody may remember it. */
  permanent: boolean;
}

/**
 * Where the profile that had this address is now, for actors who may read it. One statement whatever it finds, so
 * that the time of an answer does not confirm a child's name.
 */
export async function movedTo(actor: Actor, subdomain: string): Promise<Moved | null> {
  if (!isSubdomain(subdomain)) return null;
  const { rows } = await client().query<{ subdomain: string; policy: PolicyRow }>({
    name: "athlete_moved_to",
    text: MOVED,
    values: [subdomain, isStaff(actor), userIdOf(actor)],
  });
  const found = rows[0];
  const facts = found && policyFactsOf(found.policy);
  if (!facts || !can(actor, "read", facts)) return null;
  return { subdomain: found.subdomain, permanent: !facts.minor };
}

const MOVED = `select a.subdomain, ${policyRowSql("a.id")} as policy
from athlete_addresses o join athletes a on a.id = o.athlete_id
where o.subdomain = $1 and a.deleted_at is null
  and (a.visibility = 'public' or $2 or a.user_id = $3 or $3 = any(${guardianUserIds("a.id")}))`;

/** Whoever wants the same address at this moment waits until the transaction ends. */
export async function holdAddress(subdomain: string): Promise<void> {
  await db().execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`athletes.subdomain:${subdomain}`}, 0))`,
  );
}

/** Whether somebody else had this address before, also somebody whose data were erased. */
export async function isFormerAddress(subdomain: string, athleteId: string): Promise<boolean> {
  const { rows } = await client().query<{ taken: boolean; erased: boolean }>(
    `select exists (select from athlete_addresses where subdomain = $1 and athlete_id <> $2) as taken,
       exists (select from athlete_addresses where subdomain is null) as erased`,
    [subdomain, athleteId],
  );
  const { taken, erased } = rows[0]!;
  return taken || (erased && (await isErasedAddress(subdomain)));
}

/** The same for many at once: those of these addresses that somebody had before. */
export async function formerAmong(subdomains: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(subdomains.map((subdomain) => [addressHash(subdomain), subdomain]));
  const rows = await db()
    .select({ hash: athleteAddresses.subdomainHash })
    .from(athleteAddresses)
    .where(inArray(athleteAddresses.subdomainHash, [...byHash.keys()]));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

async function isErasedAddress(subdomain: string): Promise<boolean> {
  const rows = await db()
    .select({ id: athleteAddresses.id })
    .from(athleteAddresses)
    .where(
      and(isNull(athleteAddresses.subdomain), eq(athleteAddresses.subdomainHash, addressHash(subdomain))),
    );
  return rows.length > 0;
}

/** Before profiles are erased: their addresses stay taken, and nothing but a keyed hash says which they are. */
export async function hashAddressesOf(athleteIds: readonly string[]): Promise<void> {
  const own = await db()
    .select({ id: athletes.id, subdomain: athletes.subdomain })
    .from(athletes)
    .where(inArray(athletes.id, [...athleteIds]));
  if (own.length === 0) return;
  await db()
    .update(athleteAddresses)
    .set({ subdomain: null })
    .where(
      inArray(
        athleteAddresses.athleteId,
        own.map(({ id }) => id),
      ),
    );
  await db()
    .insert(athleteAddresses)
    .values(own.map(({ subdomain }) => ({ subdomainHash: addressHash(subdomain) })))
    .onConflictDoNothing();
}
