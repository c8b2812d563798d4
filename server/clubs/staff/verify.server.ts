import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, expectOk, ok, type Result } from "#domain/result.ts";
import { writeNote } from "#server/desk/notes/notes.server.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { lockOpenReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { VERIFIED } from "../reviews.ts";
import { clubs } from "../tables.ts";

/**
 * A person looked the club up by its CNPJ and says what they saw, which stays as a note. A club that asked for it is
 * decided where it asked, so that it hears the answer.
 */
export function verifyByStaff(
  actor: Actor,
  id: string,
  note: string,
): Promise<Result<null, "not_found" | "already_verified" | "in_review" | "cnpj_missing">> {
  return inTransaction(async () => {
    if (!can(actor, "verify")) return err("not_found");
    // The review before the club: staff who decide it at this moment lock in the same order.
    await lockOpenReview({ kind: "club_verification", subjectId: id });
    const club = await lockLive(clubs, id);
    if (!club) return err("not_found");
    if (club.verified) return err("already_verified");
    const reviews = await reviewsAbout([club.id], 20);
    if (reviews.some(({ kind, state }) => kind === "club_verification" && state === "open"))
      return err("in_review");
    const verified = await changeRow(clubs, id, { ...VERIFIED, who: actor, allowed: () => true });
    if (!verified.ok) return verified;
    expectOk(await writeNote(actor, { type: "club", id }, note));
    return ok(null);
  });
}
