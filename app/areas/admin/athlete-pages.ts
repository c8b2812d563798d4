import { data } from "react-router";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { staffProfile, type StaffProfile } from "#server/athletes/staff/profile.server.ts";
import { ATHLETE_MISSING } from "./record-paths.ts";

export const athleteMissing = () => data(ATHLETE_MISSING, 404);

/** The profile of a page's address, deleted ones included. */
export async function athleteIn(actor: Actor, { id }: { id: string }): Promise<StaffProfile> {
  const found = isId(id) ? await staffProfile(actor, id) : null;
  if (!found?.ok) throw athleteMissing();
  return found.value;
}
