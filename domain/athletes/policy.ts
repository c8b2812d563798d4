import { ADULT_AGE, ageOn } from "#domain/dates.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { MIN_AGE, type Visibility } from "./attributes.ts";

export type AthleteAction =
  | "create"
  | "read"
  | "publish"
  | "unpublish"
  | "hide"
  | "feature"
  | "delete"
  | "restore"
  | "inviteGuardian"
  | "inviteSecondGuardian"
  | "removeGuardian"
  | "decideConsent"
  | "setPrivacy"
  | "changeBirthdate"
  | "manageMedia"
  | "decideMedia"
  | "edit"
  | "decideChange";

export interface AthletePolicyFacts {
  userId: string | null;
  /** The guardians of today who have confirmed: none, one or two. */
  guardianUserIds: readonly string[];
  visibility: Visibility;
  minor: boolean;
  /** A guardian's consent is in force and nobody's revoke; means nothing for adults. */
  consented: boolean;
}

const ADULT_OWNER = new Set<AthleteAction>([
  "read",
  "publish",
  "unpublish",
  "setPrivacy",
  "changeBirthdate",
  "manageMedia",
  "edit",
]);
const MINOR_OWNER = new Set<AthleteAction>([
  "read",
  "inviteGuardian",
  "changeBirthdate",
  "manageMedia",
  "edit",
]);
const GUARDIAN = new Set<AthleteAction>([
  "read",
  "publish",
  "inviteSecondGuardian",
  "decideConsent",
  "setPrivacy",
  "changeBirthdate",
  "manageMedia",
  "decideMedia",
  "decideChange",
]);

/** Only the guardian decides these: neither staff nor the product itself speak for a guardian. */
const GUARDIAN_ALONE = new Set<AthleteAction>(["decideConsent", "decideMedia", "decideChange"]);

/** May this actor do this to that profile? */
export function can(actor: Actor, action: AthleteAction, athlete?: AthletePolicyFacts): boolean {
  if (action === "read" && athlete && isOpen(athlete)) return true;
  if (isStaff(actor)) return !GUARDIAN_ALONE.has(action);
  if (actor.kind !== "member" || !athlete) return false;
  const owner = athlete.userId === actor.userId;
  return (
    (owner && (athlete.minor ? MINOR_OWNER : ADULT_OWNER).has(action)) ||
    (isGuardian(athlete, actor.userId) && GUARDIAN.has(action))
  );
}

/** Whether this person answers for the athlete today. A minor can never be their own guardian. */
export const isGuardian = (
  { minor, userId, guardianUserIds }: Pick<AthletePolicyFacts, "minor" | "userId" | "guardianUserIds">,
  personId: string,
): boolean => minor && userId !== personId && guardianUserIds.includes(personId);

/** A guardian decides for a minor, an adult for themselves. Staff and the product itself speak for nobody. */
export function decidesFor(
  actor: Actor,
  athlete: Pick<AthletePolicyFacts, "minor" | "userId" | "guardianUserIds">,
): boolean {
  const asking = userIdOf(actor);
  if (asking === null) return false;
  return athlete.minor ? isGuardian(athlete, asking) : asking === athlete.userId;
}

/** Whether everyone may read it. For a minor the consent must be in force too. */
const isOpen = ({
  visibility,
  minor,
  consented,
}: Pick<AthletePolicyFacts, "visibility" | "minor" | "consented">): boolean =>
  visibility === "public" && (!minor || consented);

export interface Birth {
  birthdate: Temporal.PlainDate | null;
  birthdateEstimated: boolean;
}

/** An unknown or estimated birth date counts as a minor's. */
export const isMinor = ({ birthdate, birthdateEstimated }: Birth, today: Temporal.PlainDate): boolean =>
  !birthdate || birthdateEstimated || ageOn(birthdate, today) < ADULT_AGE;

export interface PublishingFacts extends Birth {
  visibility: Visibility;
  consented: boolean;
  /** A correction of the birth date waits for staff. */
  birthdateInReview: boolean;
  /** Staff saw it before it was first public. */
  reviewed: boolean;
  /** Something that was said before, here or in the history, does not fit the birth date. */
  ageDoubted: boolean;
}

type BirthObstacle = "birthdate_missing" | "too_young";
export type PublishingObstacle =
  | BirthObstacle
  | "birthdate_review"
  | "consent_missing"
  | "hidden"
  | "review_missing";

export function birthObstacle(
  { birthdate, birthdateEstimated }: Birth,
  today: Temporal.PlainDate,
): BirthObstacle | null {
  if (!birthdate || birthdateEstimated) return "birthdate_missing";
  return ageOn(birthdate, today) < MIN_AGE ? "too_young" : null;
}

/** Everything that keeps a profile from being public, the gravest first. */
export function publishingObstacles(
  athlete: PublishingFacts,
  today: Temporal.PlainDate,
): PublishingObstacle[] {
  const minor = isMinor(athlete, today);
  const found: (PublishingObstacle | null | false)[] = [
    birthObstacle(athlete, today),
    athlete.birthdateInReview && "birthdate_review",
    minor && !athlete.consented && "consent_missing",
    athlete.visibility === "hidden" && "hidden",
    !athlete.reviewed && passesReview(athlete, today) && "review_missing",
  ];
  return found.filter((obstacle) => obstacle !== null && obstacle !== false);
}

/** Below this age an adult's first publication is reviewed too: a child who lies claims to be just old enough. */
const REVIEWED_UNTIL_AGE = 20;

const passesReview = (athlete: PublishingFacts, today: Temporal.PlainDate): boolean =>
  isMinor(athlete, today) ||
  athlete.ageDoubted ||
  (athlete.birthdate !== null && ageOn(athlete.birthdate, today) < REVIEWED_UNTIL_AGE);

/** Staff who publish have reviewed, and may publish what staff had hidden. What protects a minor holds for them too. */
export function publishingObstacle(
  actor: Actor,
  athlete: PublishingFacts,
  today: Temporal.PlainDate,
): PublishingObstacle | null {
  const obstacles = publishingObstacles(athlete, today);
  const lifted: readonly PublishingObstacle[] = isStaff(actor) ? ["hidden", "review_missing"] : [];
  return obstacles.find((obstacle) => !lifted.includes(obstacle)) ?? null;
}
