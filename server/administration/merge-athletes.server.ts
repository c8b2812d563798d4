import type { MergePicks } from "#domain/athletes/merge.ts";
import { isAdmin, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/merge/merge.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import { billingMerge, bothSubscribed } from "#server/billing/merge.ts";
import { championshipsMerge, inSameCategory } from "#server/championships/merge.ts";
import { clubsMerge } from "#server/clubs/merge.ts";
import { deskMerge } from "#server/desk/merge.ts";
import { guardiansMerge, invitationsEndedByMerge, tooManyGuardians } from "#server/guardians/merge.ts";
import { findById } from "#server/identity/identity.server.ts";
import { mergeAthleteProfiles } from "#server/identity/merge.ts";
import { inquiriesMerge } from "#server/inquiries/merge.ts";
import { mediaMerge } from "#server/media/merge.ts";
import { messagesMerge } from "#server/messages/merge.ts";
import { moderationMerge } from "#server/moderation/merge.ts";
import { passValues } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Merged } from "#server/platform/database/merge-part.ts";
import { passReviews } from "#server/platform/reviews/reviews.ts";
import { inSameEvent, registrationsMerge } from "#server/registrations/merge.ts";
import { rightsMerge } from "#server/rights/merge.ts";
import { scoutingMerge } from "#server/scouting/merge.ts";
import * as mails from "./merge-mails.ts";

/** Capability by capability, the lower ones first. A test finds the table that nobody thought of. */
const PARTS = {
  media: mediaMerge,
  desk: deskMerge,
  guardians: guardiansMerge,
  profile: athletes.profileRowsMerge,
  clubs: clubsMerge,
  inquiries: inquiriesMerge,
  championships: championshipsMerge,
  billing: billingMerge,
  messages: messagesMerge,
  registrations: registrationsMerge,
  scouting: scoutingMerge,
  moderation: moderationMerge,
  rights: rightsMerge,
} as const;

/** Why two profiles cannot be merged as they are: something about them has to be settled by people first. */
export type MergeObstacle = "too_many_guardians" | "both_subscribed" | "same_event" | "same_category";

async function obstaclesOf({ kept, gone }: Merged): Promise<MergeObstacle[]> {
  const found: [MergeObstacle, boolean][] = [
    ["too_many_guardians", await tooManyGuardians(kept, gone)],
    ["both_subscribed", await bothSubscribed(kept, gone)],
    ["same_event", await inSameEvent(kept, gone)],
    ["same_category", await inSameCategory(kept, gone)],
  ];
  return found.flatMap(([obstacle, holds]) => (holds ? [obstacle] : []));
}

/** The two side by side, what would move, and what keeps them apart. */
export async function previewMerge(actor: Actor, merged: Merged) {
  assertModerator(actor);
  const compared = await athletes.compareForMerge(actor, merged);
  if (!compared) return null;
  const counts: Record<string, number> = {};
  for (const part of Object.values(PARTS)) Object.assign(counts, await part.count(merged));
  return {
    ...compared,
    accounts: {
      kept: await accountOf(compared.kept.userId),
      gone: await accountOf(compared.gone.userId),
    },
    moves: counts,
    endedInvitations: await invitationsEndedByMerge(merged),
    obstacles: await obstaclesOf(merged),
    allowed: isAdmin(actor),
  };
}

const accountOf = async (userId: string | null) => {
  const user = userId ? await findById(userId) : undefined;
  return user ? { id: user.id, name: user.name } : null;
};

export type MergeProblem = "not_found" | "owner_missing" | MergeObstacle;

/**
 * Two profiles of one person become one, in one transaction: everything of `gone` is `kept`'s afterwards, or nothing
 * has changed. The result is private until everybody who answers for the athlete has agreed to it.
 */
export function mergeAthletes(
  actor: Actor,
  merged: Merged,
  { picks, owner }: { picks: MergePicks; owner: "kept" | "gone" | null },
): Promise<Result<null, MergeProblem>> {
  return inTransaction(async () => {
    if (!isAdmin(actor) || merged.kept === merged.gone || !(await athletes.lockForMerge(merged)))
      return err("not_found");
    const compared = (await athletes.compareForMerge(actor, merged))!;
    const ownerId = ownerOf(compared.kept.userId, compared.gone.userId, owner);
    if (ownerId === undefined) return err("owner_missing");
    const [obstacle] = await obstaclesOf(merged);
    if (obstacle) return err(obstacle);
    const plan = await athletes.planFields(merged, picks, ownerId);
    await athletes.closeForMerge(merged);
    // The consent to the two does not count for the one: what rests on it ends as it does when it is revoked.
    if (plan.minor)
      for (const athleteId of [merged.kept, merged.gone])
        await familyChanged.tell({ athleteId, what: "consent_revoked" });
    for (const part of Object.values(PARTS)) await part.pass(merged);
    await mergeAthleteProfiles(merged, ownerId);
    await passReviews(merged);
    await passValues(merged);
    await athletes.finishMerge(actor, merged, plan);
    await mails.tellMerged(merged.kept, {
      minor: plan.minor,
      ownerId,
      formerOwnerIds: [compared.kept.userId, compared.gone.userId].filter(
        (id) => id !== null && id !== ownerId,
      ),
    });
    return ok(null);
  });
}

/** Undefined: two people have accounts, and nobody said whose the profile is. */
function ownerOf(
  kept: string | null,
  gone: string | null,
  chosen: "kept" | "gone" | null,
): string | null | undefined {
  if (!kept || !gone || kept === gone) return kept ?? gone;
  return chosen === null ? undefined : { kept, gone }[chosen];
}
