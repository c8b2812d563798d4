import type { Entry } from "#domain/athletes/entry.ts";
import { isPosition } from "#domain/athletes/positions.ts";
import type { OwnAthlete } from "#domain/identity/sign-up-schema.ts";
import { expectOk } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { addressFor } from "./new-address.ts";
import { insertAthlete, type NewAthlete } from "./writes.ts";

type ProfileForm = Pick<OwnAthlete, "fullName" | "position" | "club" | "city" | "state">;

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
  await audit(userId, "athlete.created", id);
  if (entry.guardian) {
    expectOk(await guardians.invite({ id, name }, entry.guardian, "athlete"));
    await audit(userId, "guardian.invited", id);
  }
  return id;
}

async function insertUnderFreeAddress(profile: Omit<NewAthlete, "subdomain">): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const id = await insertAthlete({ ...profile, subdomain: addressFor(profile.name) });
    if (id) return id;
  }
  throw new Error("no free address for this name");
}
