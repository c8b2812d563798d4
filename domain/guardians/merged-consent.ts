import type { ConsentDecision } from "./consent.ts";

interface Decided {
  guardianUserId: string | null;
  decision: ConsentDecision;
}

/**
 * What has to be written down when two profiles become one, so that no revoke is lost and no yes to one of the two
 * counts for both. Whoever had revoked about either has revoked. Everybody else who answers for the athlete now, and
 * whoever had agreed, is asked again: a yes counts only once all who answer today have said it (`consentStands`).
 *
 * @param latest everybody's latest decision about each of the two
 */
export function consentsAfterMerge(
  guardianUserIds: readonly string[],
  latest: readonly Decided[],
): { guardianUserId: string | null; decision: "revoked" | "asked_again" }[] {
  const revoked = new Set(
    latest.filter(({ decision }) => decision === "revoked").map(({ guardianUserId }) => guardianUserId),
  );
  const people = new Set([...guardianUserIds, ...latest.map(({ guardianUserId }) => guardianUserId)]);
  return [...people].map((guardianUserId) => ({
    guardianUserId,
    decision: revoked.has(guardianUserId) ? "revoked" : "asked_again",
  }));
}
