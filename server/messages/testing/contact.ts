import { expectOk } from "#domain/result.ts";
import { aFamily, aPublishedFamily, yearsAgo, type Family } from "#server/athletes/testing/family.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { buy } from "#server/billing/testing/paying.ts";
import * as identity from "#server/identity/identity.server.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import type { Member } from "#domain/identity/actor.ts";
import { contactPage } from "../contact-lists.server.ts";
import { requestContact } from "../contacts.server.ts";

export const MESSAGE =
  "Somos do clube e gostamos dos jogos. Ligue (71) 99999-1234 ou escreva a ana@clube.com.br";

const NOBODY: { scout?: string; club?: string } = {};

export type Scout = Awaited<ReturnType<typeof aScout>>;

/** Someone who acts for a club of their own. */
export async function aScout({ verified = true, subscribed = true, called = NOBODY } = {}) {
  const { id, email, name } = await aUser(called.scout ? { name: called.scout } : {});
  const ofClub = { userId: id, ...(called.club && { name: called.club }) };
  const club = verified ? await aVerifiedClub(ofClub) : await aClub(ofClub);
  await identity.addProfile(id, "club", club.id);
  const actor = { ...actingAs(id, "club", club.id), email };
  const grants = ["contact_athletes" as const, "full_videos" as const];
  const bought = subscribed
    ? await buy(actor, { plan: (await aPlan({ audience: "club", grants })).id })
    : null;
  return { actor, club, name, subscriptionId: bought?.subscriptionId ?? "" };
}

export const guardianOf = ({ guardianPerson }: Family) => actingAs(guardianPerson.id, "guardian");

export const athleteOf = ({ person, id }: Family) => actingAs(person.id, "athlete", id);

export async function aFamilyOfTwo() {
  const family = await aPublishedFamily();
  const person = await aGuardianOf(family.id);
  return { ...family, secondPerson: person, second: actingAs(person.id, "guardian") };
}

export async function aPublishedAdult(): Promise<Family> {
  const family = await aFamily({ birthdate: yearsAgo(20) });
  expectOk(await athletes.publish(family.athlete, family.id));
  return family;
}

export const ask = ({ actor }: Scout, athleteId: string, message = MESSAGE) =>
  requestContact(actor, athleteId, { purpose: "evaluation", message });

/** All that a person sees in their list. */
export const contactsOf = async (actor: Member) => (await contactPage(actor, { limit: 100 })).contacts;

export async function sent(scout: Scout, athleteId: string): Promise<{ id: string }> {
  const answer = await ask(scout, athleteId);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
