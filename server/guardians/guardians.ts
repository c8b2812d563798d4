import { consentStands, CURRENT_CONSENT, type ConsentDecision } from "#domain/guardians/consent.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import type { GuardianIdentity } from "#domain/guardians/schema.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now, today } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { seal } from "#server/platform/sealed-text.ts";
import * as queries from "./queries.ts";
import type { RefusedConfirmation } from "./tables.ts";

export {
  countAnswer,
  countCpf,
  countInvitation,
  invite,
  readInvitation,
  remind,
  type Invitation,
  type InvitationProblem,
} from "./invitations.ts";

/** Who answers for an athlete today, and what they last decided about publishing. */
export interface Guardianship {
  guardian: { name: string; email: string; guardianUserId: string | null; expired: boolean } | null;
  /** The current guardian's latest decision. */
  decision: ConsentDecision | null;
  consented: boolean;
}

/** SQL that answers the user who is the athlete's guardian today, or null. */
export const guardianUserId = (athleteId: string): string =>
  `(select guardian_user_id from guardianships where athlete_id = ${athleteId} and ended_at is null)`;

/** SQL that answers a version which changes when the athlete's guardian changes or decides anew. */
export const guardianshipVersion = (athleteId: string): string => `(
    select row(
      (select xmin from guardianships where athlete_id = ${athleteId} and ended_at is null),
      (select id from consents where athlete_id = ${athleteId} order by id desc limit 1)
    )::text as version
  )`;

export async function guardianshipOf(athleteId: string): Promise<Guardianship> {
  const guardianship = await queries.currentGuardianship(athleteId);
  const latest = (await queries.latestConsent(athleteId)) ?? null;
  const guardian = guardianship && {
    name: guardianship.name,
    email: guardianship.email,
    guardianUserId: guardianship.guardianUserId,
    expired: !guardianship.confirmedAt && Temporal.Instant.compare(guardianship.tokenExpiresAt, now()) < 0,
  };
  const own = latest?.guardianUserId === guardianship?.guardianUserId ? latest : null;
  return {
    guardian: guardian ?? null,
    decision: own?.decision ?? null,
    consented: consentStands(guardianship ?? null, latest),
  };
}

/** Of many athletes at once: the confirmed guardian, and whether their consent is in force. */
export async function guardianshipsOf(
  athleteIds: readonly string[],
): Promise<Map<string, { guardianUserId: string | null; consented: boolean }>> {
  const guardianships = await queries.guardianshipsOf(athleteIds);
  const latest = new Map((await queries.latestConsents(athleteIds)).map((one) => [one.athleteId, one]));
  return new Map(
    guardianships.map((guardianship) => {
      const { athleteId, guardianUserId } = guardianship;
      const consented = consentStands(guardianship, latest.get(athleteId) ?? null);
      return [athleteId, { guardianUserId, consented }];
    }),
  );
}

/** Of many athletes at once: how far the current invitation is. An athlete whom nobody was asked for is not in the map. */
export async function invitationsOf(
  athleteIds: readonly string[],
): Promise<Map<string, { confirmed: boolean; reminded: boolean; askedAt: Temporal.Instant }>> {
  const rows = await queries.guardianshipsOf(athleteIds);
  return new Map(
    rows.map(({ athleteId, confirmedAt, remindedAt, askedAt }) => [
      athleteId,
      { confirmed: confirmedAt !== null, reminded: remindedAt !== null, askedAt },
    ]),
  );
}

/** Ids of athletes with a guardian, or someone invited to be one, in the order of the ids. */
export const athletesWithGuardianship = (page: {
  after: string | undefined;
  limit: number;
}): Promise<string[]> => queries.athletesWithGuardianship(page);

/** Whether this person has stated who they are before, for another child. */
export const isIdentified = (userId: string): Promise<boolean> => queries.hasIdentity(userId);

export const isAdult = (birthdate: string): boolean => {
  const date = parseDate(birthdate);
  return date !== null && ageOn(date, today()) >= ADULT_AGE && ageOn(date, today()) < 120;
};

/** Whether this CPF is another person's already. */
export const isCpfTaken = (cpf: string, exceptUserId: string | null): Promise<boolean> =>
  queries.isCpfTaken(keyedHash("cpf", cpf), exceptUserId);

/**
 * Keeps what a guardian stated: one CPF is one person. The number is encrypted here and never read back;
 * only its keyed hash is compared. Inside the transaction that opens the account.
 */
export async function identify(
  userId: string,
  { birthdate, cpf }: Omit<GuardianIdentity, "name">,
): Promise<Result<null, "cpf_taken">> {
  const cpfHash = keyedHash("cpf", cpf);
  await queries.lockCpf(cpfHash);
  if (await queries.isCpfTaken(cpfHash, userId)) return err("cpf_taken");
  const cpfEncrypted = await seal(cpf);
  await queries.insertIdentity({ userId, birthdate: parseDate(birthdate)!, cpfEncrypted, cpfHash });
  return ok(null);
}

/** Stores a refused try to confirm for the reviewer, although the confirmation itself was rolled back. */
export const noteRefusal = (athleteId: string, refusal: RefusedConfirmation, cpf: string): Promise<void> =>
  queries.insertTry({ athleteId, refusal, cpfHash: keyedHash("cpf", cpf) });

/** The invited person answers for the athlete from now on, inside the transaction that holds the athlete. */
export async function confirm(invitationId: string, userId: string, name: string): Promise<void> {
  await queries.confirmGuardianship(invitationId, userId, name);
  await identity.addProfile(userId, "guardian", null);
}

/** Someone with an account answers for the athlete without a mailed link: demo data, or papers that staff saw. */
export async function appoint(
  actor: Actor,
  athleteId: string,
  guardian: { userId: string; name: string; email: string },
): Promise<void> {
  if (!isStaff(actor)) throw new Error("only staff appoint a guardian");
  const { userId, name, email } = guardian;
  // The column needs a hash, but there is no link: no token has this one.
  const link = { tokenHash: `appointed:${athleteId}:${userId}`, tokenExpiresAt: now() };
  await queries.insertGuardianship({
    athleteId,
    name,
    email,
    ...link,
    guardianUserId: userId,
    confirmedAt: now(),
  });
  await identity.addProfile(userId, "guardian", null);
}

/** "I am not responsible for this person": deletes the invitation with the name and address in it. */
export const decline = (invitationId: string): Promise<void> => queries.deleteGuardianship(invitationId);

/** Ends the current guardianship, if there is one. What follows for the profile is up to the caller. */
export async function end(athleteId: string): Promise<void> {
  const guardianship = await queries.currentGuardianship(athleteId);
  if (guardianship) await queries.endGuardianship(guardianship.id);
}

/**
 * One more consent, granted or revoked, to today's text; earlier ones stay. What follows for the profile is in
 * server/athletes/guardian-decisions.ts, which calls this inside its transaction.
 */
export async function recordConsent(
  guardianUserId: string,
  athleteId: string,
  decision: ConsentDecision,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<void> {
  await queries.insertConsent({ athleteId, guardianUserId, decision, textVersion: CURRENT_CONSENT }, from);
  await audit(guardianUserId, `consent.${decision}`, athleteId);
}

export const athletesOf = async (guardianUserId: string): Promise<string[]> =>
  (await queries.currentGuardianships(guardianUserId)).map(({ athleteId }) => athleteId);

export const consentsAbout = (athleteId: string): Promise<queries.Consent[]> =>
  queries.consentsAbout(athleteId);
