import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { listedClubsNamed } from "./match-rows.ts";
import { clubPointAdjustments } from "./tables.ts";

/** Staff add or take away points of this season. The page of the ranking lists it with its reason. */
export function adjustPoints(
  actor: Actor,
  { club, points, reason }: { club: string; points: number; reason: string },
): Promise<Result<null, "not_allowed" | "club_unknown" | "several_clubs">> {
  return inTransaction(async () => {
    if (!can(actor, "adjust")) return err("not_allowed");
    const [named, other] = await listedClubsNamed(club);
    if (!named) return err("club_unknown");
    if (other) return err("several_clubs");
    await db()
      .insert(clubPointAdjustments)
      .values({ clubId: named.id, season: today().year, points, reason });
    await audit(actor, "club.points_adjusted", named.id);
    return ok(null);
  });
}

export function removeAdjustment(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "adjust")) return err("not_found");
    const [removed] = await db()
      .delete(clubPointAdjustments)
      .where(matchesId(clubPointAdjustments.id, id))
      .returning({ clubId: clubPointAdjustments.clubId });
    if (!removed) return err("not_found");
    await audit(actor, "club.adjustment_removed", removed.clubId);
    return ok(null);
  });
}
