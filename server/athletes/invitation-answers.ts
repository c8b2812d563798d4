import { isMinor } from "#domain/athletes/policy.ts";
import type { GuardianIdentity, NewGuardian } from "#domain/guardians/schema.ts";
import { VISITOR, type Actor, type Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import * as queries from "./queries.ts";
import {
  lockWithGuardianship,
  findWithGuardianship,
  type AthleteWithGuardianship,
} from "./athlete-with-guardianship.ts";

/** What the reader of a mailed link must do next. */
export type InvitationStep = "new_account" | "sign_in" | "other_account" | "identify" | "join";

export interface OpenInvitation {
  athlete: { name: string; position: string | null; club: string | null };
  guardianName: string;
  guardianEmail: string;
  /** The guardian who asked; null when the athlete did. */
  invitedBy: string | null;
  step: InvitationStep;
}

export async function viewInvitation(
  actor: Actor,
  token: string,
): Promise<Result<OpenInvitation, guardians.InvitationProblem>> {
  const invitation = await guardians.readInvitation(token);
  if (!invitation.ok) return invitation;
  const profile = await findWithGuardianship(invitation.value.athleteId);
  if (!profile?.policyFacts.minor) return err("link_invalid");
  const { name, position, club } = profile.athlete;
  const { name: guardianName, email: guardianEmail } = invitation.value;
  return ok({
    athlete: { name, position, club },
    guardianName,
    guardianEmail,
    invitedBy: profile.guardianship.guardians[0]?.name ?? null,
    step: await stepFor(actor, guardianEmail),
  });
}

async function stepFor(actor: Actor, email: string): Promise<InvitationStep> {
  if (actor.kind !== "member") return (await identity.findByEmail(email)) ? "sign_in" : "new_account";
  if (!(await hasAddress(actor, email))) return "other_account";
  return (await guardians.isIdentified(actor.userId)) ? "join" : "identify";
}

const hasAddress = async ({ userId }: Member, email: string): Promise<boolean> =>
  (await identity.findById(userId))?.email.toLowerCase() === email.toLowerCase();

export type AcceptProblem =
  | TooMany
  | {
      code:
        | guardians.InvitationProblem
        | "not_adult"
        | "address_in_use"
        | "other_account"
        | "identity_missing"
        | "cpf_taken"
        | "guardian_is_athlete"
        | "already_guardian";
    };

/** Opens the guardian's account, stores who they are and links them to the athlete, all or nothing. They decide afterwards. */
export async function acceptAsNew(
  browser: Browser,
  token: string,
  input: NewGuardian,
): Promise<Result<{ athleteId: string; cookies: string[] }, AcceptProblem>> {
  const { name, password } = input;
  const accepted = await accept(browser, token, input, async ({ email }) => {
    const opened = await identity.openProvenAccount(browser, { name, email, password });
    return opened.ok ? ok({ ...opened.value, email }) : err({ code: opened.error });
  });
  if (!accepted.ok) return accepted;
  const { athleteId, email } = accepted.value;
  const signedIn = await identity.signIn(browser, { email, password });
  return ok({ athleteId, cookies: signedIn.ok ? signedIn.value.cookies : [] });
}

/** The same for someone signed in with the invited address. Who stated their identity before need not do so again. */
export async function acceptAsMember(
  actor: Member,
  browser: Browser,
  token: string,
  input: GuardianIdentity | null,
): Promise<Result<{ athleteId: string }, AcceptProblem>> {
  const known = await guardians.isIdentified(actor.userId);
  if (!known && !input) return err({ code: "identity_missing" });
  return accept(browser, token, known ? null : input, async ({ email }) =>
    (await hasAddress(actor, email))
      ? ok({ userId: actor.userId, email })
      : err({ code: "other_account" as const }),
  );
}

type Person = { userId: string; email: string };

async function accept(
  browser: Browser,
  token: string,
  stated: GuardianIdentity | null,
  personFor: (invitation: guardians.Invitation) => Promise<Result<Person, AcceptProblem>>,
): Promise<Result<{ athleteId: string; email: string }, AcceptProblem>> {
  const counted = await guardians.countAnswer(browser);
  if (!counted.ok) return counted;
  const invited = await guardians.readInvitation(token);
  if (!invited.ok) return err({ code: invited.error });
  const tried = stated ? await guardians.countCpf(invited.value.id) : counted;
  if (!tried.ok) return tried;
  const accepted =
    stated && !guardians.isAdult(stated.birthdate)
      ? err({ code: "not_adult" as const })
      : await withInvitation(token, (profile, invitation) =>
          confirmAs(browser, profile, invitation, stated, personFor),
        );
  // After the transaction, which a refusal rolls back, so that the reviewer sees what was tried.
  if (!accepted.ok && stated && (accepted.error.code === "not_adult" || accepted.error.code === "cpf_taken"))
    await guardians.noteRefusal(invited.value.athleteId, accepted.error.code, stated.cpf);
  return accepted;
}

async function confirmAs(
  browser: Browser,
  profile: AthleteWithGuardianship,
  invitation: guardians.Invitation,
  stated: GuardianIdentity | null,
  personFor: (invitation: guardians.Invitation) => Promise<Result<Person, AcceptProblem>>,
): Promise<Result<{ athleteId: string; email: string }, AcceptProblem>> {
  const person = await personFor(invitation);
  if (!person.ok) return person;
  const { userId, email } = person.value;
  const unfit = await whyUnfit(userId, profile);
  if (unfit) return err({ code: unfit });
  const identified = stated ? await guardians.identify(userId, stated) : ok(null);
  if (!identified.ok) return err({ code: identified.error });
  await guardians.confirm(invitation.id, userId, stated?.name ?? invitation.name);
  await identity.rememberDevice(browser, userId);
  const { athleteId } = invitation;
  await audit(userId, "guardian.confirmed", athleteId);
  if (profile.guardianship.guardians.length > 0) await tellOfSecond(profile, userId);
  return ok({ athleteId, email });
}

/** A second guardian joined: the first one, the athlete and the new one are told. */
async function tellOfSecond(profile: AthleteWithGuardianship, userId: string): Promise<void> {
  const joined = await identity.findById(userId);
  const people = await peopleOf(profile);
  const name = joined?.name ?? "Outra pessoa";
  if (people.athlete) await mails.secondGuardianJoinedToAthlete(people.athlete, name);
  for (const guardian of people.guardians) await mails.secondGuardianJoined(guardian, profile.athlete, name);
  if (joined) await mails.welcomeSecondGuardian(joined, profile.athlete);
}

/** Reads the link again once its athlete is locked, since somebody may have used it meanwhile. */
async function withInvitation<T, E>(
  token: string,
  work: (profile: AthleteWithGuardianship, invitation: guardians.Invitation) => Promise<Result<T, E>>,
): Promise<Result<T, E | { code: guardians.InvitationProblem }>> {
  const found = await guardians.readInvitation(token);
  if (!found.ok) return err({ code: found.error });
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(found.value.athleteId);
    const invitation = await guardians.readInvitation(token);
    if (!invitation.ok) return err({ code: invitation.error });
    return profile?.policyFacts.minor
      ? work(profile, invitation.value)
      : err({ code: "link_invalid" as const });
  });
}

/** A guardian is neither the athlete, under whatever address, nor another minor, nor the other guardian once more. */
async function whyUnfit(
  userId: string,
  { athlete, policyFacts }: AthleteWithGuardianship,
): Promise<"guardian_is_athlete" | "already_guardian" | "not_adult" | null> {
  if (userId === athlete.userId) return "guardian_is_athlete";
  if (policyFacts.guardianUserIds.includes(userId)) return "already_guardian";
  const own = await queries.findOwnedBy(userId);
  return own && isMinor(own, today()) ? "not_adult" : null;
}

/** "I am not responsible for this person": deletes the invitation and tells the athlete to name somebody else. */
export async function declineInvitation(
  browser: Browser,
  token: string,
): Promise<Result<null, TooMany | { code: guardians.InvitationProblem }>> {
  const counted = await guardians.countAnswer(browser);
  if (!counted.ok) return counted;
  return withInvitation(token, async (profile, { id, athleteId }) => {
    await guardians.decline(id);
    await audit(VISITOR, "guardian.declined", athleteId);
    const people = await peopleOf(profile);
    // A second one was asked by the first, who can ask somebody else.
    for (const guardian of people.guardians) await mails.secondInvitationDeclined(guardian, profile.athlete);
    if (people.athlete && people.guardians.length === 0) await mails.invitationDeclined(people.athlete);
    return ok(null);
  });
}
