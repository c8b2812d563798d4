import { can } from "#domain/athletes/policy.ts";
import { isStaff } from "#domain/identity/actor.ts";
import type { MediaOwner } from "#server/media/media.ts";
import { findWithGuardianship } from "./athlete-with-guardianship.ts";

/** Who manages and who sees an athlete's photos and videos. Who watches a full video is decided by its plan. */
export const athleteMedia: MediaOwner = {
  async mayManage(actor, athleteId) {
    const profile = await findWithGuardianship(athleteId);
    return profile !== undefined && can(actor, "manageMedia", profile.policyFacts);
  },
  async mayRead(actor, item) {
    if (item.deletedAt) return false;
    const profile = await findWithGuardianship(item.ownerId);
    if (!profile) return false;
    // What staff hid is hidden from its owner too, since it may show somebody else.
    if (item.hiddenAt) return isStaff(actor);
    return item.state === "visible"
      ? can(actor, "read", profile.policyFacts)
      : can(actor, "manageMedia", profile.policyFacts);
  },
};
