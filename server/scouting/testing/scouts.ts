import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { aPublishedAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { buy } from "#server/billing/testing/paying.ts";
import * as identity from "#server/identity/identity.server.ts";
import { NO_NEED } from "#domain/scouting/list-schema.ts";
import { createList } from "../lists.server.ts";
import type { Actor } from "#domain/identity/actor.ts";

/** A club on a plan that opens scouting tools, with its owner; without one if told so. */
export async function aScoutingClub({ plan = true }: { plan?: boolean } = {}) {
  const { id, email } = await aUser({ name: "Renato Prado" });
  const club = await aVerifiedClub({ userId: id });
  await identity.addProfile(id, "club", club.id);
  const owner = { ...actingAs(id, "club", club.id), email };
  if (plan) await buy(owner, { plan: (await aPlan({ audience: "club", grants: ["scouting_tools"] })).id });
  return { club, owner };
}

/** Somebody else of the same club. */
export async function aColleagueAt(clubId: string, name = "Clara Menezes") {
  const { id } = await aUser({ name });
  await identity.addProfile(id, "club", clubId);
  return actingAs(id, "club", clubId);
}

export const aList = async (actor: Actor, name = "Ponta-esquerda"): Promise<string> =>
  expectOk(await createList(actor, { name, ...NO_NEED })).id;

export async function someAthletes(count: number, overrides: AthleteOverrides = {}) {
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await aPublishedAthlete({ birthdate: Temporal.PlainDate.from("2004-06-15"), ...overrides }));
  return made;
}
