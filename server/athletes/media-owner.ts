import { can } from "#domain/athletes/policy.ts";
import { isStaff, VISITOR } from "#domain/identity/actor.ts";
import type { MediaOwner } from "#server/media/media.ts";
import { findWithGuardianship } from "./athlete-with-guardianship.ts";
import { policyFactsOf, policyRowSql, type PolicyRow } from "./policy-row.ts";

/** Who manages and who sees an athlete's photos and videos. Who watches a full video is decided by its plan. */
export const athleteMedia: MediaOwner = {
  async mayManage(actor, athleteId) {
    const profile = await findWithGuardianship(athleteId);
    return profile !== undefined && can(actor, "manageMedia", profile.policyFacts);
  },
  factsSql: policyRowSql,
  reading(actor, { state, hidden }, row) {
    if (!row) return null;
    const facts = policyFactsOf(row as PolicyRow);
    const own = { open: false, minor: facts.minor };
    // What staff hid is hidden from its owner too, since it may show somebody else.
    if (hidden) return isStaff(actor) ? own : null;
    if (state !== "visible") return can(actor, "manageMedia", facts) ? own : null;
    return can(actor, "read", facts) ? { ...own, open: can(VISITOR, "read", facts) } : null;
  },
};
