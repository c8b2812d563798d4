import {
  consentStands,
  CURRENT_CONSENT,
  isAccepted,
  type ConsentDecision,
  type GuardianDecision,
} from "#domain/guardians/consent.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import type { GuardianIdentity } from "#domain/guardians/schema.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { leavingAmong } from "#server/identity/rights.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now, today } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { client } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { seal } from "#server/platform/sealed-text.ts";
import { freePlace } from "./invitations.ts";
import * as queries from "./queries.ts";
import type { RefusedConfirmation } from "./tables.ts";

export { latestNameDecisions, nameDecisionsAbout, recordNameDecision } from "./name-consents.ts";
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

/** Somebody who answers for an athlete. */
interface Guardian {
  userId: string;
  name: string;
  email: string;
  since: Temporal.Instant;
  /** What they last decided about publishing, and when. */
  decision: ConsentDecision | null;
  decidedAt: Temporal.Instant | null;
}

/** Who answers for an athlete today, and what was last decided about publishing. */
export interface Guardianship {
  /** Those who confirmed, the first one first: none, one or two. */
  guardians: readonly Guardian[];
  /** Who was asked and has not answered. */
  invited: { id: string; name: string; email: string; expired: boolean } | null;
  /** Everybody whose revoke stands, also who no longer answers for the athlete. */
  revokedBy: readonly (string | null)[];
  consented: boolean;
}

/**
 * SQL of everybody who answers for somebody today, with whom they answer for. One CPF is one person's, so that equal
 * ids are equal CPFs.
 */
export const wardsSql = `
  select guardian_user_id as guardian_id, athlete_id from guardianships
  where ended_at is null and guardian_user_id is not null`;

/** SQL that answers the ids of the users who answer for the athlete today, as an array that may be empty. */
export const guardianUserIds = (athleteId: string): string =>
  `array(select guardian_user_id from guardianships
     where athlete_id = ${athleteId} and ended_at is null and guardian_user_id is not null)`;

/** SQL that answers a version which changes when the athlete's guardians change or decide anew. */
export const guardianshipVersion = (athleteId: string): string => `(
    select row(
      (select string_agg(xmin::text, ',' order by place) from guardianships
       where athlete_id = ${athleteId} and ended_at is null),
      (select id from consents where athlete_id = ${athleteId} order by id desc limit 1)
    )::text as version
  )`;

export async function guardianshipOf(athleteId: string): Promise<Guardianship> {
  const { rows } = await client().query<{ guardianship: GuardianshipJson }>({
    name: "guardianship_of",
    text: `select ${guardianshipSql("$1")} as guardianship`,
    values: [athleteId],
  });
  return toGuardianship(rows[0]!.guardianship);
}

/** Rows as PostgreSQL sends them inside of JSON: times as text. */
export interface GuardianshipJson {
  current: {
    id: string;
    userId: string | null;
    name: string;
    email: string;
    confirmedAt: string | null;
    tokenExpiresAt: string;
  }[];
  /** Everybody's latest decision. */
  latest: {
    guardianUserId: string | null;
    decision: ConsentDecision;
    textVersion: string;
    createdAt: string;
  }[];
}

/**
 * SQL that answers, for statements about athletes, what `toGuardianship` reads. Keys are uuid v7, so the highest id is
 * the latest decision.
 */
export const guardianshipSql = (athleteId: string): string => `json_build_object(
    'current', (select coalesce(json_agg(json_build_object('id', id, 'userId', guardian_user_id, 'name', name,
        'email', email, 'confirmedAt', confirmed_at, 'tokenExpiresAt', token_expires_at) order by place), '[]')
      from guardianships where athlete_id = ${athleteId} and ended_at is null),
    'latest', (select coalesce(json_agg(json_build_object('guardianUserId', guardian_user_id, 'decision', decision,
        'textVersion', text_version, 'createdAt', created_at)), '[]')
      from (select distinct on (guardian_user_id) * from consents where athlete_id = ${athleteId}
        order by guardian_user_id, id desc) of_each))`;

export function toGuardianship({ current, latest }: GuardianshipJson): Guardianship {
  const decisions = new Map(latest.map((one) => [one.guardianUserId, one]));
  const guardians = current.flatMap(({ userId, name, email, confirmedAt }) => {
    const decided = decisions.get(userId);
    return userId && confirmedAt
      ? [
          {
            userId,
            name,
            email,
            since: Temporal.Instant.from(confirmedAt),
            decision: decided?.decision ?? null,
            decidedAt: decided ? Temporal.Instant.from(decided.createdAt) : null,
          },
        ]
      : [];
  });
  const invited = current.find(({ confirmedAt }) => confirmedAt === null);
  return {
    guardians,
    invited: invited
      ? {
          id: invited.id,
          name: invited.name,
          email: invited.email,
          expired: Temporal.Instant.compare(Temporal.Instant.from(invited.tokenExpiresAt), now()) < 0,
        }
      : null,
    revokedBy: latest
      .filter(({ decision }) => decision === "revoked")
      .map(({ guardianUserId }) => guardianUserId),
    consented: consentStands(
      guardians.map(({ userId }) => userId),
      latest,
    ),
  };
}

/** Whether the athlete may stay public without this guardian: the other one agrees and is not leaving too. */
export async function consentStandsWithout(athleteId: string, guardianUserId: string): Promise<boolean> {
  const { guardians } = await guardianshipOf(athleteId);
  const others = guardians.map(({ userId }) => userId).filter((userId) => userId !== guardianUserId);
  const leaving = await leavingAmong(others);
  const latest = await queries.latestConsents([athleteId]);
  return consentStands(
    others.filter((userId) => !leaving.has(userId)),
    latest.filter((one) => one.decision !== "revoked" || one.guardianUserId !== guardianUserId),
  );
}

/**
 * Of many athletes at once: how far the search for a guardian is. An athlete whom nobody was asked for is not in the
 * map.
 */
export async function invitationsOf(
  athleteIds: readonly string[],
): Promise<Map<string, { confirmed: boolean; reminded: boolean; askedAt: Temporal.Instant }>> {
  const byAthlete = Map.groupBy(await queries.guardianshipsOf(athleteIds), ({ athleteId }) => athleteId);
  return new Map(
    [...byAthlete].map(([athleteId, rows]) => {
      const confirmed = rows.some(({ confirmedAt }) => confirmedAt !== null);
      const { remindedAt, askedAt } = rows[0]!;
      return [athleteId, { confirmed, reminded: remindedAt !== null, askedAt }];
    }),
  );
}

/** Ids of athletes with a guardian, or someone invited to be one, in the order of the ids. */
export const athletesWithGuardianship = (page: {
  after: string | undefined;
  limit: number;
}): Promise<string[]> => queries.athletesWithGuardianship(page);

/** Ids of people who answer for an athlete today, in the order of the ids. */
export const guardiansAfter = (page: { after: string | undefined; limit: number }): Promise<string[]> =>
  queries.guardiansAfter(page);

/** Those of these people who have not switched the weekly mail off. */
export async function wantingWeekly(userIds: readonly string[]): Promise<string[]> {
  const off = new Set(await queries.withoutWeekly(userIds));
  return userIds.filter((userId) => !off.has(userId));
}

export const setWeekly = (userId: string, wanted: boolean): Promise<void> =>
  queries.setWeekly(userId, wanted);

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
    place: await freePlace(athleteId),
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

/** Nobody answers for the athlete any more, and nobody is asked to. What follows for the profile is up to the caller. */
export const endAll = (athleteId: string): Promise<void> => queries.endGuardianships(athleteId);

/**
 * Staff end one person's guardianship. Their revoke ends with it: staff have heard both. Inside the transaction that
 * holds the athlete.
 */
export async function remove(athleteId: string, { userId, decision }: Guardian): Promise<void> {
  await queries.endGuardianships(athleteId, userId);
  if (decision === "revoked") await liftRevoke(athleteId, userId);
}

/** Staff set somebody's revoke aside. It is no agreement: publishing still needs a guardian's yes. */
export const liftRevoke = (athleteId: string, revokedBy: string | null): Promise<void> =>
  queries.insertConsent(
    { athleteId, guardianUserId: revokedBy, decision: "lifted", textVersion: CURRENT_CONSENT },
    null,
  );

/**
 * One more consent, granted or revoked, to today's text; earlier ones stay. What follows for the profile is in
 * server/athletes/guardian-decisions.ts, which calls this inside its transaction.
 */
export async function recordConsent(
  guardianUserId: string,
  athleteId: string,
  decision: GuardianDecision,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<void> {
  await queries.insertConsent({ athleteId, guardianUserId, decision, textVersion: CURRENT_CONSENT }, from);
  await audit(guardianUserId, `consent.${decision}`, athleteId);
}

/** Whether this is what the person last decided about the athlete, about the text of today. */
export async function isLatest(
  guardianUserId: string,
  athleteId: string,
  decision: GuardianDecision,
): Promise<boolean> {
  const latest = await queries.latestConsents([athleteId]);
  return latest.some(
    (one) =>
      one.guardianUserId === guardianUserId &&
      one.decision === decision &&
      (decision === "revoked" || isAccepted(one.textVersion)),
  );
}

export const athletesOf = async (guardianUserId: string): Promise<string[]> =>
  (await queries.currentGuardianships(guardianUserId)).map(({ athleteId }) => athleteId);

export const consentsAbout = (athleteId: string): Promise<queries.Consent[]> =>
  queries.consentsAbout(athleteId);
