import { athleteEntry, type EntryProblem } from "#domain/athletes/entry.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { AthleteSignUp, OwnAthlete } from "#domain/identity/sign-up-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { keepStatements, noteStatement } from "./age-statements.ts";
import { addOwnProfile } from "./new-profile.ts";
import * as queries from "./queries.ts";

export type AthleteSignUpProblem = TooMany | { code: EntryProblem };

/** For the caller's transaction; null when the address has an account already. Never shown: it would tell who has an account. */
type SignedUp = { userId: string; profileId: string } | null;

/**
 * An account and a private profile, together or not at all. Whoever is too young leaves nothing behind,
 * and an address that has an account gets the same answer as a free one.
 */
export async function signUp(
  browser: Browser,
  input: AthleteSignUp,
): Promise<Result<SignedUp, AthleteSignUpProblem>> {
  const said = await noteStatement(browser, input.email, input.birthdate);
  const entry = athleteEntry(input, input.email, today());
  if (!entry.ok) return err({ code: entry.error });
  const counted = await identity.countSignUp(browser, input.email);
  if (!counted.ok) return counted;
  const { guardian } = entry.value;
  const invited = guardian ? await guardians.countInvitation(guardian.email) : ok(null);
  if (!invited.ok) return invited;
  return inTransaction(async () => {
    const { fullName: name, email, password } = input;
    const opened = await identity.openAccount(browser, { name, email, password });
    if (!opened) return ok(null);
    const { userId } = opened;
    const profileId = await addOwnProfile(userId, input, entry.value);
    await keepStatements(profileId, email, said);
    await identity.rememberDevice(browser, userId);
    return ok({ userId, profileId });
  });
}

type OwnProfileProblem = AthleteSignUpProblem | { code: "not_allowed" | "already_there" };

/** The same for someone who has an account already, by another site's word for instance. */
export async function createOwn(
  actor: Actor,
  input: OwnAthlete,
  browser: Browser,
): Promise<Result<{ id: string }, OwnProfileProblem>> {
  const userId = userIdOf(actor);
  const person = userId ? await identity.findById(userId) : undefined;
  if (!userId || !person) return err({ code: "not_allowed" });
  const said = await noteStatement(browser, person.email, input.birthdate);
  const entry = athleteEntry(input, person.email, today());
  if (!entry.ok) return err({ code: entry.error });
  const { guardian } = entry.value;
  const invited = guardian ? await guardians.countInvitation(guardian.email, userId) : ok(null);
  if (!invited.ok) return invited;
  return inTransaction(async () => {
    // Two requests of one person must not make two profiles.
    await identity.lockUser(userId);
    if (await queries.findOwnedBy(userId)) return err({ code: "already_there" as const });
    await identity.acceptTerms(browser, userId);
    const id = await addOwnProfile(userId, input, entry.value);
    await keepStatements(id, person.email, said);
    await identity.rememberDevice(browser, userId);
    return ok({ id });
  });
}
