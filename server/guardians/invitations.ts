import { randomBytes } from "node:crypto";
import { MAX_GUARDIANS } from "#domain/guardians/consent.ts";
import { INVITATION_DAYS } from "#domain/guardians/waiting.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Mails that one athlete may have us send to whoever they name. */
const INVITATIONS_PER_ATHLETE: Limit = { name: "invite-athlete", points: 5, seconds: DAY };
/** However many athletes name it, a mailbox gets no more than this. */
const INVITATIONS_PER_MAILBOX: Limit = { name: "invite-mailbox", points: 8, seconds: DAY };
const ANSWERS_PER_ADDRESS: Limit = { name: "invite-answer", points: 40, seconds: HOUR };
/** Numbers that one invitation may try: nobody finds out by trying whose CPF is known here. */
const CPFS_PER_INVITATION: Limit = { name: "invite-cpf", points: 6, seconds: DAY };

interface Invited {
  name: string;
  email: string;
}

/** Counted before an invitation is sent, so that nobody can use us to fill a stranger's mailbox. */
export async function countInvitation(email: string, athleteId?: string): Promise<Result<null, TooMany>> {
  const byAthlete = athleteId ? await spend(INVITATIONS_PER_ATHLETE, { account: athleteId }) : ok(null);
  return byAthlete.ok ? spend(INVITATIONS_PER_MAILBOX, { account: email }) : byAthlete;
}

export const countAnswer = ({ address }: Pick<Browser, "address">): Promise<Result<null, TooMany>> =>
  spend(ANSWERS_PER_ADDRESS, { address });

export const countCpf = (invitationId: string): Promise<Result<null, TooMany>> =>
  spend(CPFS_PER_INVITATION, { account: invitationId });

/**
 * Asks someone to answer for an athlete, inside the transaction that holds the athlete. Asking again, or somebody else,
 * replaces an invitation that nobody has confirmed, and its link stops working. A second guardian is asked by the
 * first one.
 */
export async function invite(
  athlete: { id: string; name: string },
  guardian: Invited,
  by: "athlete" | { guardianName: string },
): Promise<Result<null, "already_confirmed">> {
  const current = await queries.currentOf(athlete.id);
  const confirmed = current.filter(({ confirmedAt }) => confirmedAt !== null);
  if (confirmed.length >= (by === "athlete" ? 1 : MAX_GUARDIANS)) return err("already_confirmed");
  const { token, link } = newLink();
  const invitation = { ...guardian, ...link };
  const open = current.find(({ confirmedAt }) => confirmedAt === null);
  if (open) await queries.renewInvitation(open.id, { ...invitation, askedAt: now(), remindedAt: null });
  else {
    const place = await freePlace(athlete.id);
    await queries.insertGuardianship({ athleteId: athlete.id, place, ...invitation });
  }
  if (by === "athlete") await mails.invitation(guardian, athlete.name, token);
  else await mails.secondInvitation(guardian, { athleteName: athlete.name, ...by }, token);
  return ok(null);
}

/** The unique index of places refuses a third, whoever forgot to lock the athlete. */
export async function freePlace(athleteId: string): Promise<number> {
  const taken = new Set((await queries.currentOf(athleteId)).map(({ place }) => place));
  const places = Array.from({ length: MAX_GUARDIANS }, (_, index) => index + 1);
  const free = places.find((place) => !taken.has(place));
  if (!free) throw new Error(`an athlete has at most ${MAX_GUARDIANS} guardians`);
  return free;
}

/** Sends the invitation once more with a new link, since only the hash of the first is stored. Inside the caller's transaction. */
export async function remind(athlete: { id: string; name: string }): Promise<void> {
  const open = await queries.invitedOf(athlete.id);
  if (!open || open.remindedAt) return;
  const { token, link } = newLink();
  const { id, name, email } = open;
  await queries.renewInvitation(id, { name, email, ...link, remindedAt: now() });
  await mails.reminder({ name, email }, athlete.name, token);
}

function newLink() {
  const token = randomBytes(32).toString("base64url");
  const link = {
    tokenHash: tokenHash(token),
    tokenExpiresAt: now().add({ hours: 24 * INVITATION_DAYS }),
  };
  return { token, link };
}

export interface Invitation {
  id: string;
  athleteId: string;
  name: string;
  email: string;
  guardianUserId: string | null;
}

export type InvitationProblem = "link_invalid" | "link_expired" | "link_used";

/** The invitation behind a mailed link. */
export async function readInvitation(token: string): Promise<Result<Invitation, InvitationProblem>> {
  if (token.length > 100) return err("link_invalid");
  const found = await queries.findByTokenHash(tokenHash(token));
  if (!found || found.endedAt) return err("link_invalid");
  if (found.confirmedAt) return err("link_used");
  if (Temporal.Instant.compare(found.tokenExpiresAt, now()) < 0) return err("link_expired");
  const { id, athleteId, name, email, guardianUserId } = found;
  return ok({ id, athleteId, name, email, guardianUserId });
}
