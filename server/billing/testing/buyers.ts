import { aUser } from "#seed/factories/user.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";

/** An athlete of age, acting as the athlete. */
export async function anAdult() {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  return { ...actingAs(person.id, "athlete", id), email: person.email };
}

/** Somebody who organises championships, acting as such. */
export async function anOrganiser() {
  const { id, email } = await aUser();
  await identity.addProfile(id, "championship", null);
  return { ...actingAs(id, "championship"), email };
}
