import { can } from "#domain/athletes/policy.ts";
import { isReserved, isSubdomain, subdomainFrom } from "#domain/athletes/subdomain.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, count, eq, ne } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";
import { addressHash, holdAddress, isFormerAddress } from "./former-addresses.ts";
import { athleteAddresses, athletes } from "./tables.ts";

const SHORTEST = 3;
/** Every former address is kept from everybody else, so that nobody may collect them. */
const MOST_FORMER = 5;
/** Whether an address is taken tells that somebody has it: nobody tries names one after the other. */
const TRIES = { name: "address-tries", points: 10, seconds: 3600 };

type AddressProblem =
  | TooMany
  | { code: "not_found" | "address_invalid" | "address_reserved" | "address_taken" | "too_many_addresses" };

/** Moves the profile to another address. The old one goes on leading to it, and nobody else can take it. */
export async function changeAddress(
  actor: Actor,
  id: string,
  typed: string,
): Promise<Result<{ subdomain: string }, AddressProblem>> {
  const wanted = subdomainFrom(typed);
  if (isReserved(wanted)) return err({ code: "address_reserved" });
  // Eight digits in a row are a phone, and a child's address must not be one.
  if (wanted.length < SHORTEST || !isSubdomain(wanted) || /\d{8}/.test(wanted.replaceAll("-", "")))
    return err({ code: "address_invalid" });
  const counted = await spend(TRIES, { account: id });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "edit", profile.policyFacts)) return err({ code: "not_found" as const });
    const { subdomain: before } = profile.athlete;
    if (wanted === before) return ok({ subdomain: wanted });
    await holdAddress(wanted);
    if ((await isUsed(wanted, id)) || (await isFormerAddress(wanted, id)))
      return err({ code: "address_taken" as const });
    // Somebody may go back to an address of their own.
    await db()
      .delete(athleteAddresses)
      .where(and(eq(athleteAddresses.athleteId, id), eq(athleteAddresses.subdomain, wanted)));
    if ((await countFormer(id)) >= MOST_FORMER) return err({ code: "too_many_addresses" as const });
    const changed = await changeRow(athletes, id, {
      who: actor,
      action: "athlete.address_changed",
      allowed: () => true,
      set: { subdomain: wanted },
      keepValuesOf: ({ userId }) => userId,
    });
    if (!changed.ok) return err({ code: changed.error });
    await db()
      .insert(athleteAddresses)
      .values({ athleteId: id, subdomain: before, subdomainHash: addressHash(before) })
      .onConflictDoNothing();
    return ok({ subdomain: wanted });
  });
}

async function isUsed(subdomain: string, athleteId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: athletes.id })
    .from(athletes)
    .where(and(eq(athletes.subdomain, subdomain), ne(athletes.id, athleteId)));
  return rows.length > 0;
}

async function countFormer(athleteId: string): Promise<number> {
  const rows = await db()
    .select({ total: count() })
    .from(athleteAddresses)
    .where(eq(athleteAddresses.athleteId, athleteId));
  return rows[0]!.total;
}
