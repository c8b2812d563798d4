import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as championships from "#server/championships/championships.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { assignEvent } from "#server/events/championship-events.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";

export type OwnableType = "athlete" | "club" | "sponsor" | "championship";

const OWNED = { athlete: athletes, club: clubs, sponsor: sponsors } as const;

/** Makes a person the owner of something that has none, and gives them the profile to act for it. */
export function assignOwner(
  actor: Actor,
  type: OwnableType,
  id: string,
  userId: string,
): Promise<Result<null, "not_allowed" | "not_found">> {
  return inTransaction(async () => {
    if (actor.kind !== "system") return err("not_allowed");
    const assigned =
      type === "championship" ? await toOrganiser(id, userId) : await toOwner(type, id, userId);
    if (!assigned) return err("not_found");
    await audit(actor, `${type}.handed_over`, id, ["user_id"]);
    return ok(null);
  });
}

async function toOwner(type: keyof typeof OWNED, id: string, userId: string): Promise<boolean> {
  if (!(await OWNED[type].assignOwner(id, userId))) return false;
  await identity.addProfile(userId, type, id);
  return true;
}

/** One profile organises all of a person's championships, each with its event. */
async function toOrganiser(id: string, userId: string): Promise<boolean> {
  const profile = await identity.addProfile(userId, "championship", null);
  if (!(await championships.assignOrganiser(id, profile.id))) return false;
  await assignEvent(id, { organiserProfileId: profile.id, userId });
  return true;
}
