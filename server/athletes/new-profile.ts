import type { Entry } from "#domain/athletes/entry.ts";
import { isPosition } from "#domain/athletes/positions.ts";
import { isSubdomain, subdomainFrom } from "#domain/athletes/subdomain.ts";
import type { OwnAthlete } from "#domain/identity/sign-up-schema.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { record } from "#server/platform/audit/audit.ts";
import { insertAthlete, type NewAthlete } from "./writes.ts";

export type ProfileForm = Pick<OwnAthlete, "fullName" | "position" | "club" | "city" | "state">;

/** The private profile of someone with an account, and the mail to their guardian, inside the caller's transaction. */
export async function addOwnProfile(userId: string, form: ProfileForm, entry: Entry): Promise<string> {
  const { fullName: name, position, club, city, state } = form;
  const profile = {
    name,
    club,
    city,
    state,
    birthdate: entry.birthdate,
    userId,
    position: isPosition(position) ? position : undefined,
  };
  const id = await insertUnderFreeAddress(profile);
  await identity.addProfile(userId, "athlete", id);
  await record({ actorId: userId, action: "athlete.created", subjectType: "athlete", subjectId: id });
  if (entry.guardian) {
    await guardians.invite({ id, name }, entry.guardian);
    await record({ actorId: userId, action: "guardian.invited", subjectType: "athlete", subjectId: id });
  }
  return id;
}

/** "kaua-ribeiro", then "kaua-ribeiro-2" and so on: the database says which one is free. */
async function insertUnderFreeAddress(profile: Omit<NewAthlete, "subdomain">): Promise<string> {
  const base = subdomainFrom(profile.name) || "atleta";
  for (let n = 1; n <= 1000; n++) {
    const subdomain = n === 1 ? base : `${base.slice(0, 58).replace(/-$/, "")}-${n}`;
    const id = isSubdomain(subdomain) ? await insertAthlete({ ...profile, subdomain }) : undefined;
    if (id) return id;
  }
  throw new Error("no free address for this name");
}
