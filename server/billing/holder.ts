import { isHolderType, type Audience } from "#domain/billing/audiences.ts";
import { buyingObstacle, type BuyingObstacle } from "#domain/billing/policy.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { athletesOf } from "#server/guardians/guardians.server.ts";

/** Who asks, and as which of their profiles. */
export interface Acting {
  userId: string;
  profile: { type: ProfileType; profileId: string | null } | null;
}

export type HolderProblem = BuyingObstacle | "athlete_missing";

/** The profile that a plan bought by this person would belong to. */
export async function holderFor(
  acting: Acting,
  audience: Audience,
  athleteId?: string,
): Promise<Result<Holder, HolderProblem>> {
  const own = ownHolder(acting);
  if (audience === "athlete") {
    if (own?.type === "athlete") return mayPayFor(acting, own);
    if (acting.profile?.type !== "guardian") return err("wrong_audience");
    const wards = await athletesOf(acting.userId);
    const id = athleteId ?? (wards.length === 1 ? wards[0] : undefined);
    if (!id) return err("athlete_missing");
    return mayPayFor(acting, { type: "athlete", id });
  }
  return own?.type === audience ? ok(own) : err("wrong_audience");
}

/** The holder that the acting profile stands for. One championship profile covers all championships of a person. */
export function ownHolder({ userId, profile }: Acting): Holder | null {
  if (!profile || !isHolderType(profile.type)) return null;
  if (profile.type === "championship") return { type: "championship", id: profile.profileId ?? userId };
  return profile.profileId ? { type: profile.type, id: profile.profileId } : null;
}

/** Only the guardian buys for an athlete under 18. */
export async function mayPayFor(acting: Acting, holder: Holder): Promise<Result<Holder, HolderProblem>> {
  if (holder.type !== "athlete") {
    const own = ownHolder(acting);
    return own?.type === holder.type && own.id === holder.id ? ok(holder) : err("not_allowed");
  }
  const athlete = await responsibleFor(holder.id);
  if (!athlete) return err("not_allowed");
  const obstacle = buyingObstacle({
    owns: athlete.userId === acting.userId,
    guards: athlete.guardianUserId === acting.userId,
    minor: athlete.minor,
  });
  return obstacle ? err(obstacle) : ok(holder);
}
