import { birthdateChange } from "#domain/athletes/birthdate-change.ts";
import { can } from "#domain/athletes/policy.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { lockOpenReview, requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { noteInProfile } from "./age-statements.ts";
import { makePrivate } from "./publication.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { athletes } from "./tables.ts";
import { setBirthdate, setRequestedBirthdate } from "./writes.ts";

/** Corrects a birth date. Where staff must review it first, it is only stored, and the profile is private meanwhile. */
export async function changeBirthdate(
  actor: Actor,
  id: string,
  date: Temporal.PlainDate,
): Promise<Result<"changed" | "in_review", "not_found" | "too_young">> {
  const changed = await changeInTransaction(actor, id, date);
  if (changed.ok || changed.error === "too_young") await noteBirthdate(actor, id, date);
  return changed;
}

/** Outside the transaction of the change, since a refused date is remembered too. */
export async function noteBirthdate(actor: Actor, id: string, date: Temporal.PlainDate): Promise<void> {
  const athlete = isStaff(actor) ? undefined : await findLive(athletes, id);
  if (athlete) await noteInProfile(athlete, date);
}

/** The change alone, for a transaction that changes more. Its caller notes the date afterwards. */
export function changeInTransaction(
  actor: Actor,
  id: string,
  date: Temporal.PlainDate,
): Promise<Result<"changed" | "in_review", "not_found" | "too_young">> {
  return inTransaction(async () => {
    await lockOpenReview({ kind: "birthdate_change", subjectId: id });
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "changeBirthdate", profile.policyFacts)) return err("not_found");
    const verdict = birthdateChange(profile.athlete, date, today(), roleOf(actor, profile));
    if (verdict === "refused") return err("too_young");
    const actorId = userIdOf(actor);
    if (verdict === "kept") {
      await setBirthdate(id, date);
      await withdraw({ kind: "birthdate_change", subjectId: id });
      await audit(actorId, "athlete.birthdate_changed", id, ["birthdate"]);
      return ok("changed" as const);
    }
    await makePrivate(profile, actorId);
    await setRequestedBirthdate(id, date);
    await requestReview({ kind: "birthdate_change", subjectId: id, requestedBy: actorId });
    await audit(actorId, "athlete.birthdate_requested", id, ["birthdate"]);
    return ok("in_review" as const);
  });
}

function roleOf(actor: Actor, { policyFacts }: AthleteWithGuardianship): "athlete" | "guardian" | "staff" {
  if (isStaff(actor)) return "staff";
  return userIdOf(actor) === policyFacts.userId ? "athlete" : "guardian";
}
