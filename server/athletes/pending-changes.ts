import { can, isGuardian } from "#domain/athletes/policy.ts";
import { isSwitchField, type ChangeField, type SwitchValue } from "#domain/athletes/pending-changes.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { toGuardianship } from "#server/guardians/guardians.ts";
import { findItem } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend } from "#server/platform/limits/limits.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import * as queries from "./change-queries.ts";
import { decideConsent } from "./guardian-decisions.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { publishOrRequestReview } from "./publication.ts";
import { refreshSearch } from "./refresh-search.ts";
import { reviewTexts } from "./text-review.ts";
import { athletes } from "./tables.ts";
import { isOwn } from "./viewer-relation.ts";

/** A minor's wish that waits for the guardian, beside what the profile says today. */
export interface PendingChange {
  id: string;
  athleteId: string;
  athleteName: string;
  field: ChangeField;
  /** A text, the id of a photo, or "on" and "off". */
  value: string | null;
  current: string | null;
  askedAt: Temporal.Instant;
}

/** What waits for the guardian, of those of these athletes who are this actor's own or wards. */
export async function pendingChanges(actor: Actor, athleteIds: readonly string[]): Promise<PendingChange[]> {
  const rows = await queries.waitingWithAthlete(athleteIds);
  return rows.flatMap(({ change, athlete, guardianship }) => {
    const guardianUserIds = toGuardianship(guardianship).guardians.map(({ userId }) => userId);
    if (!isOwn(actor, { userId: athlete.userId, guardianUserIds })) return [];
    const { id, athleteId, field, value, askedAt } = change;
    return [
      {
        id,
        athleteId,
        athleteName: athlete.name,
        field,
        value,
        current: currentValue(athlete, field),
        askedAt,
      },
    ];
  });
}

function currentValue(athlete: AthleteWithGuardianship["athlete"], field: ChangeField): string | null {
  if (!isSwitchField(field)) return athlete[COLUMNS[field]];
  const on = field === "visibility" ? athlete.visibility === "public" : athlete.contactAllowed;
  return on ? "on" : "off";
}

/**
 * Whether a change of words or pictures waits: the athlete is a minor and a guardian's consent stands. It does so
 * whoever changes them, the team too; only a guardian's own changes need no yes.
 */
export function waitsForGuardian({ policyFacts }: AthleteWithGuardianship, actor: Actor): boolean {
  const person = userIdOf(actor);
  return policyFacts.minor && policyFacts.consented && person !== null && !isGuardian(policyFacts, person);
}

/** Whoever withdraws and asks again does not fill the guardian's mailbox: what waits is in the guardian's area anyway. */
const MAILS = { name: "change-waits", points: 10, seconds: 86_400 };

/** Stores wishes and mails the guardian once while any wish waits. Inside the caller's transaction. */
export async function requestChanges(
  actor: Actor,
  profile: AthleteWithGuardianship,
  wishes: readonly { field: ChangeField; value: string | null }[],
): Promise<void> {
  const athleteId = profile.athlete.id;
  let first = false;
  for (const wish of wishes) {
    const none = await queries.insertWish({ athleteId, ...wish, askedBy: userIdOf(actor) });
    first ||= none;
  }
  if (wishes.length === 0) return;
  await audit(
    actor,
    "athlete.change_requested",
    athleteId,
    wishes.map(({ field }) => field),
  );
  if (!first || !(await spend(MAILS, { account: athleteId })).ok) return;
  for (const guardian of (await peopleOf(profile)).guardians)
    await mails.changeWaits(guardian, profile.athlete, isStaff(actor) ? "team" : "athlete");
}

/** The photo of the figurinha or the head of the profile. For a published minor it waits for the guardian. */
export function requestPhotoChange(
  actor: Actor,
  athleteId: string,
  field: "photo" | "hero",
  mediaId: string,
): Promise<Result<"applied" | "waiting", "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const item = await findItem(mediaId);
    const own = item?.ownerType === "athlete" && item.ownerId === athleteId && item.kind === "photo";
    if (!profile || !own || !mayChange(actor, profile)) return err("not_found");
    if (waitsForGuardian(profile, actor)) {
      await requestChanges(actor, profile, [{ field, value: mediaId }]);
      return ok("waiting" as const);
    }
    await queries.closeWaiting(athleteId, field, "withdrawn", userIdOf(actor));
    await apply(actor, profile, field, mediaId);
    return ok("applied" as const);
  });
}

const mayChange = (actor: Actor, { policyFacts }: AthleteWithGuardianship): boolean =>
  can(actor, "edit", policyFacts) || can(actor, "decideChange", policyFacts);

/** A minor asks the guardian to turn one of the two switches. */
export function requestSwitch(
  actor: Actor,
  athleteId: string,
  field: "visibility" | "contact",
  value: SwitchValue,
): Promise<Result<null, "not_found" | "no_guardian">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    if (!profile || !profile.policyFacts.minor || !can(actor, "edit", profile.policyFacts))
      return err("not_found");
    if (profile.policyFacts.guardianUserIds.length === 0) return err("no_guardian");
    await requestChanges(actor, profile, [{ field, value }]);
    return ok(null);
  });
}

type DecideProblem = "not_found" | "already_decided" | "consent_missing";

/** The guardian decides about one wish. What is approved is on the profile at once. */
export function decideChange(
  actor: Actor,
  changeId: string,
  decision: "approve" | "refuse",
  {
    reason,
    from = null,
  }: { reason?: string | null; from?: Pick<Browser, "address" | "userAgent"> | null } = {},
): Promise<Result<null, DecideProblem>> {
  return inTransaction(async () => {
    const asked = await queries.findChange(changeId);
    const profile = asked && (await lockWithGuardianship(asked.athleteId));
    if (!asked || !profile || !can(actor, "decideChange", profile.policyFacts)) return err("not_found");
    const state = decision === "approve" ? "approved" : "refused";
    const given = (decision === "refuse" && reason?.trim()) || null;
    const closed = await queries.closeChange(changeId, { state, decidedBy: userIdOf(actor), reason: given });
    if (!closed) return err("already_decided");
    if (decision === "approve") {
      const applied = isSwitchField(asked.field)
        ? await applySwitch(actor, profile, asked.field, asked.value, from)
        : ok(await apply(actor, profile, asked.field, asked.value));
      if (!applied.ok) return applied;
    }
    await audit(actor, `athlete.change_${state}`, asked.athleteId, [asked.field]);
    const { athlete } = await peopleOf(profile);
    if (athlete) await mails.changeDecided(athlete, { field: asked.field, state, reason: given });
    return ok(null);
  });
}

const COLUMNS = { name: "name", about: "about", photo: "photoId", hero: "heroId" } as const;

async function apply(
  actor: Actor,
  { athlete }: AthleteWithGuardianship,
  field: keyof typeof COLUMNS,
  value: string | null,
): Promise<void> {
  // The photo may have been deleted while the wish waited; then the profile keeps the one it has.
  if ((field === "photo" || field === "hero") && value && !(await findItem(value))) return;
  // A name is never empty.
  if (field === "name" && !value) return;
  const changed = await changeRow(athletes, athlete.id, {
    who: actor,
    action: "athlete.profile_changed",
    allowed: () => true,
    set: { [COLUMNS[field]]: value },
    keepValuesOf: ({ userId }) => userId,
  });
  if (changed.ok && changed.value.fields.length > 0) await refreshSearch(athlete.id);
  if (changed.ok && field === "about") await reviewTexts(athlete.id, [value], userIdOf(actor));
}

async function applySwitch(
  actor: Actor,
  profile: AthleteWithGuardianship,
  field: "visibility" | "contact",
  value: string | null,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<Result<null, "not_found" | "consent_missing">> {
  const { id } = profile.athlete;
  if (field === "contact") {
    const set = await setContactAllowed(actor, id, value === "on");
    return set.ok ? ok(null) : set;
  }
  if (value === "off") {
    const revoked = await decideConsent(actor, id, "revoked", from);
    return revoked.ok ? ok(null) : revoked;
  }
  // A consent is given on its own page, beside its text.
  if (!profile.policyFacts.consented) return err("consent_missing");
  const published = await publishOrRequestReview(profile, userIdOf(actor));
  return published.ok ? ok(null) : err("consent_missing");
}

/** Whether clubs may ask for contact: decided by the adult athlete, or by a minor's guardian. */
export function setContactAllowed(
  actor: Actor,
  athleteId: string,
  allowed: boolean,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    if (!profile || !can(actor, "setPrivacy", profile.policyFacts)) return err("not_found");
    const changed = await changeRow(athletes, athleteId, {
      who: actor,
      action: "athlete.privacy_changed",
      allowed: () => true,
      set: { contactAllowed: allowed },
      keepValuesOf: ({ userId }) => userId,
    });
    if (!changed.ok) return changed;
    await queries.closeWaiting(athleteId, "contact", "withdrawn", userIdOf(actor));
    return ok(null);
  });
}

/** The athlete no longer wants it. */
export function withdrawChange(
  actor: Actor,
  changeId: string,
): Promise<Result<null, "not_found" | "already_decided">> {
  return inTransaction(async () => {
    const asked = await queries.findChange(changeId);
    const profile = asked && (await lockWithGuardianship(asked.athleteId));
    if (!asked || !profile || !can(actor, "edit", profile.policyFacts)) return err("not_found");
    const closed = await queries.closeChange(changeId, { state: "withdrawn", decidedBy: userIdOf(actor) });
    if (!closed) return err("already_decided");
    await audit(actor, "athlete.change_withdrawn", asked.athleteId, [asked.field]);
    return ok(null);
  });
}

/** Someone came of age: what they wished for before is theirs to have. Inside the caller's transaction. */
export async function applyOwnWishes(profile: AthleteWithGuardianship): Promise<void> {
  const { id, userId } = profile.athlete;
  for (const { field, value } of await queries.waitingOf([id])) {
    await queries.closeWaiting(id, field, isSwitchField(field) ? "withdrawn" : "approved", userId);
    if (userId && !isSwitchField(field))
      await apply({ kind: "member", userId, role: "user", profile: null }, profile, field, value);
  }
}
