import { isHolderType, type Audience } from "#domain/billing/audiences.ts";
import { buyingObstacle, type BuyingObstacle } from "#domain/billing/policy.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { isOwner } from "#server/clubs/own-club.server.ts";
import { athletesOf } from "#server/guardians/guardians.ts";

export type HolderProblem = BuyingObstacle | "athlete_missing";

/** The profile that a plan bought by this person would belong to. */
export async function holderFor(
  actor: Member,
  audience: Audience,
  athleteId?: string,
): Promise<Result<Holder, HolderProblem>> {
  const own = ownHolder(actor);
  if (audience === "athlete") {
    if (own?.type === "athlete") return mayPayFor(actor, own);
    if (actor.profile?.type !== "guardian") return err("wrong_audience");
    const wards = await athletesOf(actor.userId);
    const id = athleteId ?? (wards.length === 1 ? wards[0] : undefined);
    if (!id) return err("athlete_missing");
    return mayPayFor(actor, { type: "athlete", id });
  }
  return own?.type === audience ? ok(own) : err("wrong_audience");
}

/** The holder that the acting profile stands for. One championship profile covers all championships of a person. */
export function ownHolder({ userId, profile }: Member): Holder | null {
  if (!profile || !isHolderType(profile.type)) return null;
  if (profile.type === "championship") return { type: "championship", id: profile.profileId ?? userId };
  return profile.profileId ? { type: profile.type, id: profile.profileId } : null;
}

/** Only a guardian buys for an athlete under 18. */
async function mayPayFor(actor: Member, holder: Holder): Promise<Result<Holder, HolderProblem>> {
  if (holder.type !== "athlete") {
    const own = ownHolder(actor);
    return own?.type === holder.type && own.id === holder.id ? ok(holder) : err("not_allowed");
  }
  const athlete = await responsibleFor(holder.id);
  if (!athlete) return err("not_allowed");
  const obstacle = buyingObstacle({
    owns: athlete.userId === actor.userId,
    guards: athlete.guardianUserIds.includes(actor.userId),
    minor: athlete.minor,
  });
  return obstacle ? err(obstacle) : ok(holder);
}

/** Whoever may pay, and of a club its owner: a scout works with the club's plan, and ends it for nobody. */
export async function mayEndPlanOf(actor: Member, holder: Holder): Promise<boolean> {
  if (!(await mayPayFor(actor, holder)).ok) return false;
  return holder.type !== "club" || (await isOwner(actor, holder.id));
}
