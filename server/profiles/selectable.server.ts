import type { ProfileType } from "#domain/identity/roles.ts";
import { isStaff, type Member } from "#domain/identity/actor.ts";
import type { Session } from "#server/identity/identity.server.ts";
import { listProfiles } from "./profiles.server.ts";

export interface SelectableProfile {
  id: string;
  type: ProfileType;
  displayName: string;
  chosen: boolean;
}

/** The admin profile that a role alone gives: it has no row, so there is nothing to choose in the session. */
export const ROLE_PROFILE = "role";

/** What this person may act as. Until the second factor was shown, nothing. */
export async function selectableProfiles(
  actor: Member,
  { name, needsSecondFactor }: Pick<Session, "name" | "needsSecondFactor">,
): Promise<SelectableProfile[]> {
  if (needsSecondFactor) return [];
  const own = await listProfiles(actor, name);
  if (!isStaff(actor) || own.some(({ type }) => type === "admin")) return own;
  return [...own, { id: ROLE_PROFILE, type: "admin", displayName: name, chosen: actor.profile === null }];
}
