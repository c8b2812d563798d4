import { finishKindsFor, type FinishForm } from "#domain/billing/finish-schema.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { claim, readPaid, type PaidProblem } from "./claim.ts";

export type FinishProblem =
  | athletes.AthleteSignUpProblem
  | clubs.ClubSignUpProblem
  | { code: PaidProblem | "wrong_kind" | "guardian_buys" | "not_adult" | "cpf_taken" };

interface Opened {
  userId: string;
  /** Null: the payment waits for a profile that can hold it. */
  holder: Holder | null;
}

/**
 * The account of someone who paid first, and the subscription on it: together or not at all. An address
 * that has an account gets the same answer; its owner claims the payment by signing in.
 */
export async function finishSignUp(
  browser: Browser,
  sessionId: string,
  form: FinishForm,
): Promise<Result<null, FinishProblem>> {
  const paid = await readPaid(sessionId);
  if (!paid.ok) return err({ code: paid.error });
  if (!finishKindsFor(paid.value.audience).includes(form.kind)) return err({ code: "wrong_kind" });
  return inTransaction(async () => {
    const opened = await open(browser, form);
    if (!opened.ok) return opened;
    if (!opened.value) return ok(null);
    const claimed = await claim(paid.value, opened.value.userId, opened.value.holder);
    // Somebody took the payment meanwhile: the account is not kept either.
    return claimed.ok ? ok(null) : err({ code: claimed.error });
  });
}

function open(browser: Browser, form: FinishForm): Promise<Result<Opened | null, FinishProblem>> {
  switch (form.kind) {
    case "atleta":
      return openAthlete(browser, form);
    case "responsavel":
      return openGuardian(browser, form);
    case "clube":
      return openClub(browser, form);
    case "campeonato":
      return openOrganiser(browser, form);
  }
}

type Form<K extends FinishForm["kind"]> = Extract<FinishForm, { kind: K }>;

async function openAthlete(
  browser: Browser,
  form: Form<"atleta">,
): Promise<Result<Opened | null, FinishProblem>> {
  const birthdate = parseDate(form.birthdate);
  if (!birthdate || ageOn(birthdate, today()) < ADULT_AGE) {
    await athletes.noteStatement(browser, form.email, form.birthdate);
    return err({ code: "guardian_buys" });
  }
  const signedUp = await athletes.signUp(browser, form);
  return signedUp.ok ? ok(signedUp.value && held("athlete", signedUp.value)) : signedUp;
}

async function openGuardian(
  browser: Browser,
  form: Form<"responsavel">,
): Promise<Result<Opened | null, FinishProblem>> {
  if (!guardians.isAdult(form.birthdate)) {
    // Whoever types a child's date here may be the child.
    await athletes.noteStatement(browser, form.email, form.birthdate);
    return err({ code: "not_adult" });
  }
  // Checked before the account is opened: the answer must not depend on whether the e-mail has an account.
  if (await guardians.isCpfTaken(form.cpf, null)) return err({ code: "cpf_taken" });
  const opened = await openPerson(browser, form);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(null);
  const { userId } = opened.value;
  const identified = await guardians.identify(userId, form);
  if (!identified.ok) return err({ code: identified.error });
  await identity.rememberDevice(browser, userId);
  await identity.addProfile(userId, "guardian", null);
  return ok({ userId, holder: null });
}

async function openClub(
  browser: Browser,
  form: Form<"clube">,
): Promise<Result<Opened | null, FinishProblem>> {
  const signedUp = await clubs.signUp(browser, form);
  return signedUp.ok ? ok(signedUp.value && held("club", signedUp.value)) : signedUp;
}

async function openOrganiser(
  browser: Browser,
  form: Form<"campeonato">,
): Promise<Result<Opened | null, FinishProblem>> {
  const opened = await openPerson(browser, form);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(null);
  const { userId } = opened.value;
  await identity.addProfile(userId, "championship", null);
  return ok({ userId, holder: { type: "championship", id: userId } });
}

async function openPerson(
  browser: Browser,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<Result<{ userId: string } | null, FinishProblem>> {
  const counted = await identity.countSignUp(browser, email);
  if (!counted.ok) return counted;
  return ok(await identity.openAccount(browser, { name, email, password }));
}

const held = (
  type: Holder["type"],
  { userId, profileId }: { userId: string; profileId: string },
): Opened => ({
  userId,
  holder: { type, id: profileId },
});
