import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { MIN_AGE, type Visibility } from "./attributes.ts";
import { ageOn } from "#domain/dates.ts";

export type AthleteAction = "create" | "read" | "publish" | "hide";

export interface GuardedAthlete {
  userId: string | null;
  visibility: Visibility;
}

/** May this actor do this to that profile? */
export function can(actor: Actor, action: AthleteAction, athlete?: GuardedAthlete): boolean {
  if (action === "read" && athlete?.visibility === "public") return true;
  if (isStaff(actor)) return true;
  const owns = actor.kind === "member" && athlete?.userId === actor.userId;
  return action === "read" && owns;
}

/** What keeps a profile from being public, whoever asks. Guardians' consent joins this list with accounts. */
export function publishingObstacle(
  athlete: { birthdate: Temporal.PlainDate | null; birthdateEstimated: boolean },
  today: Temporal.PlainDate,
): "birthdate_missing" | "too_young" | null {
  if (!athlete.birthdate || athlete.birthdateEstimated) return "birthdate_missing";
  return ageOn(athlete.birthdate, today) < MIN_AGE ? "too_young" : null;
}
