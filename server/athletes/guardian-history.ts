import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import { can } from "#domain/athletes/policy.ts";
import type { ConsentDecision, GuardianDecision } from "#domain/guardians/consent.ts";
import type { Member } from "#domain/identity/actor.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as media from "#server/media/media.ts";
import { entriesOf } from "#server/platform/audit/audit.ts";
import { findWithGuardianship } from "./athlete-with-guardianship.ts";
import { decidedOf } from "./change-queries.ts";

/** Something that was decided about an athlete, as a guardian reads it in the history. */
export type FamilyDecision = { id: string; at: Temporal.Instant } & (
  | { what: "consent"; decision: ConsentDecision; textVersion: string; byReader: boolean }
  | { what: "name"; decision: GuardianDecision; textVersion: string; byReader: boolean }
  | { what: "change"; field: ChangeField; approved: boolean }
  | { what: "media"; approved: boolean; count: number }
  | { what: "joined" }
);

/** Consents of both guardians, and what this one decided about texts, photos and videos. Newest first in each kind. */
export async function familyDecisions(
  actor: Member,
  athleteId: string,
  limit: number,
): Promise<FamilyDecision[]> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || !can(actor, "decideConsent", profile.policyFacts)) return [];
  const { userId } = actor;
  const own = profile.guardianship.guardians.find((guardian) => guardian.userId === userId);
  const [consents, names, changes, items] = await Promise.all([
    guardians.consentsAbout(athleteId),
    guardians.nameDecisionsAbout(athleteId, limit),
    decidedOf(athleteId, limit),
    decidedMedia(userId, athleteId, limit),
  ]);
  return [
    ...consents.slice(0, limit).map(({ id, createdAt, decision, textVersion, guardianUserId }) => ({
      id,
      at: createdAt,
      what: "consent" as const,
      decision,
      textVersion,
      byReader: guardianUserId === userId,
    })),
    ...names.map(({ id, createdAt, decision, textVersion, userId: decidedBy }) => ({
      id,
      at: createdAt,
      what: "name" as const,
      decision,
      textVersion,
      byReader: decidedBy === userId,
    })),
    ...changes.flatMap(({ id, decidedAt, decidedBy, field, state }) =>
      decidedAt && decidedBy === userId
        ? [{ id, at: decidedAt, what: "change" as const, field, approved: state === "approved" }]
        : [],
    ),
    ...items,
    ...(own ? [{ id: `joined-${userId}`, at: own.since, what: "joined" as const }] : []),
  ];
}

/** Items that were decided in one minute the same way are one line. */
async function decidedMedia(
  userId: string,
  athleteId: string,
  limit: number,
): Promise<Extract<FamilyDecision, { what: "media" }>[]> {
  const subjectIds = await media.itemIdsOf("athlete", athleteId);
  if (subjectIds.length === 0) return [];
  const actions = ["media.guardian_approved", "media.guardian_refused"] as const;
  const entries = await entriesOf(userId, { actions, subjectIds, limit: 5 * limit });
  const lines = Map.groupBy(entries, ({ at, action }) => `${minuteOf(at)} ${action}`);
  return [...lines.values()].map((group) => ({
    id: group[0]!.id,
    at: group[0]!.at,
    what: "media" as const,
    approved: group[0]!.action === "media.guardian_approved",
    count: group.length,
  }));
}

const minuteOf = (at: Temporal.Instant): string =>
  at.round({ smallestUnit: "minute", roundingMode: "floor" }).toString();
