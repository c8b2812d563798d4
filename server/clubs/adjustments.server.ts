import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { clubNamed } from "./clubs.ts";
import { clubPointAdjustments, clubs } from "./tables.ts";

interface Adjustment {
  points: number;
  reason: string;
}

/** Staff add or take away points of this season. The page of the ranking lists it with its reason. */
export function adjustPoints(
  actor: Actor,
  { club, ...adjustment }: Adjustment & { club: string },
): Promise<Result<null, "not_allowed" | "club_unknown" | "several_clubs">> {
  return inTransaction(async () => {
    if (!can(actor, "adjust")) return err("not_allowed");
    const named = await clubNamed(club);
    if (!named.ok) return named;
    await writeAdjustment(actor, named.value.id, adjustment);
    return ok(null);
  });
}

/** The same on the club's own page. */
export function adjustClub(
  actor: Actor,
  clubId: string,
  adjustment: Adjustment,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const club = can(actor, "adjust") ? await lockLive(clubs, clubId) : undefined;
    if (!club) return err("not_found");
    await writeAdjustment(actor, club.id, adjustment);
    return ok(null);
  });
}

/** Inside the caller's transaction, which has asked the policy. */
export async function writeAdjustment(actor: Actor, clubId: string, adjustment: Adjustment): Promise<void> {
  const { points, reason } = adjustment;
  const after = { points, reason, season: today().year };
  await db()
    .insert(clubPointAdjustments)
    .values({ clubId, ...after });
  await audit(actor, "club.points_adjusted", clubId, { after });
}

export function removeAdjustment(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "adjust")) return err("not_found");
    const [removed] = await db()
      .delete(clubPointAdjustments)
      .where(matchesId(clubPointAdjustments.id, id))
      .returning();
    if (!removed) return err("not_found");
    const { clubId, points, reason, season } = removed;
    await audit(actor, "club.adjustment_removed", clubId, { before: { points, reason, season } });
    return ok(null);
  });
}
