import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";

/** An athlete of age, acting as the athlete. */
export async function anAdult() {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  return { userId: person.id, email: person.email, profile: { type: "athlete" as const, profileId: id } };
}
