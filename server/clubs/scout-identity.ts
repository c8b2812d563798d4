import type { ScoutIdentity } from "#domain/clubs/member-schema.ts";
import { parseDate } from "#domain/dates.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { isAdult } from "#server/guardians/guardians.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { isBarred } from "./barring.ts";
import { issueCards } from "./membership.ts";
import { scoutIdentities } from "./scouts/tables.ts";

export type IdentityProblem = "not_adult" | "cpf_taken" | "barred";

/** What this person stated before, for this club or another. */
export async function identityOf(userId: string) {
  const rows = await db().select().from(scoutIdentities).where(eq(scoutIdentities.userId, userId));
  return rows[0];
}

/**
 * Keeps that an adult with a CPF of their own acts for clubs, and gives them a card. Of the number only the keyed hash is
 * kept. Whoever stated it before is only checked against the barred. Inside the transaction that lets them in.
 */
export async function identify(
  person: { userId: string; email: string },
  stated: ScoutIdentity | null,
): Promise<Result<null, IdentityProblem | "identity_missing">> {
  const { userId } = person;
  const known = await identityOf(userId);
  if (!known && !stated) return err("identity_missing");
  const cpfHash = known?.cpfHash ?? keyedHash("cpf", stated!.cpf);
  if (await isBarred({ ...person, cpfHash })) return err("barred");
  if (known || !stated) return ok(null);
  if (!isAdult(stated.birthdate) || (await isYoungAthlete(userId))) return err("not_adult");
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clubs.cpf:${cpfHash}`}, 0))`);
  const holders = await db().select().from(scoutIdentities).where(eq(scoutIdentities.cpfHash, cpfHash));
  if (holders.length > 0) return err("cpf_taken");
  await db()
    .insert(scoutIdentities)
    .values({ userId, name: stated.name, birthdate: parseDate(stated.birthdate)!, cpfHash });
  await issueCards(userId);
  return ok(null);
}

/** Somebody whose own profile says that they are under 18 cannot state another age here. */
async function isYoungAthlete(userId: string): Promise<boolean> {
  const own = await responsibleForAll(await ownedBy(userId));
  return [...own.values()].some(({ minor }) => minor);
}
