import { aUser } from "#seed/factories/user.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";

/** An athlete of age, acting as the athlete. */
export async function anAdult() {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  return { userId: person.id, email: person.email, profile: { type: "athlete" as const, profileId: id } };
}

/** Somebody who organises championships, acting as such. */
export async function anOrganiser() {
  const { id, email } = await aUser();
  await identity.addProfile(id, "championship", null);
  return { userId: id, email, profile: { type: "championship" as const, profileId: null } };
}
