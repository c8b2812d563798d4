import { data } from "react-router";
import { redirectWith } from "#app/session/redirects.ts";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { staffProfile, type StaffProfile } from "#server/athletes/staff/profile.server.ts";
import { ATHLETE_DELETED, ATHLETE_MISSING, athletePath } from "./record-paths.ts";

export const athleteMissing = () => data(ATHLETE_MISSING, 404);

/** The profile of a page's address, deleted ones included. */
export async function athleteIn(actor: Actor, { id }: { id: string }): Promise<StaffProfile> {
  const found = isId(id) ? await staffProfile(actor, id) : null;
  if (!found?.ok) throw athleteMissing();
  return found.value;
}

/** The same where a deleted profile has nothing to show: it leads to the page where the deletion is undone. */
export async function liveAthleteIn(actor: Actor, params: { id: string }): Promise<StaffProfile> {
  const athlete = await athleteIn(actor, params);
  if (!athlete.deletedAt) return athlete;
  throw redirectWith(athletePath(athlete.id), { flash: { kind: "error", title: ATHLETE_DELETED } });
}
