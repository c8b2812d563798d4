import fc from "fast-check";
import { expect, test } from "vitest";
import { CONSENT_DECISIONS, consentStands, CURRENT_CONSENT } from "./consent.ts";
import { consentsAfterMerge } from "./merged-consent.ts";

const person = fc.constantFrom("ana", "bia", "caio", "davi");
const decided = fc.record({ guardianUserId: person, decision: fc.constantFrom(...CONSENT_DECISIONS) });
const guardians = fc.uniqueArray(person, { maxLength: 2 });

/** What everybody's latest decision is once these were written after those. */
const latestOf = (
  rows: readonly { guardianUserId: string | null; decision: (typeof CONSENT_DECISIONS)[number] }[],
) =>
  [...new Map(rows.map((row) => [row.guardianUserId, row])).values()].map((row) => ({
    ...row,
    textVersion: CURRENT_CONSENT,
  }));

test("after a merge no earlier yes counts, every revoke stands, and all who answer have to say yes", () => {
  fc.assert(
    fc.property(guardians, fc.array(decided), (today, before) => {
      const written = consentsAfterMerge(today, before);
      const latest = latestOf([...before, ...written]);
      expect(consentStands(today, latest)).toBe(false);
      const revokers = before.filter(({ decision }) => decision === "revoked");
      for (const { guardianUserId } of revokers)
        expect(latest.find((row) => row.guardianUserId === guardianUserId)?.decision).toBe("revoked");
      // One after the other says yes: it stands with the last, and only if nobody else had revoked.
      const agreed = [...before, ...written];
      for (const [index, guardianUserId] of today.entries()) {
        agreed.push({ guardianUserId, decision: "granted" });
        const all = index === today.length - 1;
        const othersRevoked = revokers.some((row) => !today.includes(row.guardianUserId));
        expect(consentStands(today, latestOf(agreed))).toBe(all && !othersRevoked);
      }
    }),
  );
});
