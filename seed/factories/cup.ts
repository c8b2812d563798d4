import type { CategoryForm } from "#domain/championships/category-fields.ts";
import { PRESETS } from "#domain/championships/settings.ts";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { createCategory } from "#server/championships/categories.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { createChampionship, eventOfChampionship } from "#server/events/championship-events.server.ts";
import { approve } from "#server/events/approval.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { nextSeed } from "./seeds.ts";
import { aUser, type MadeUser } from "./user.ts";

interface MadeOrganiser extends MadeUser {
  actor: Member;
  /** As a route passes it: with a plan. */
  organising: Organising;
}

/** Somebody who organises championships as a person, with a plan. */
export async function anOrganiser(): Promise<MadeOrganiser> {
  const person = await aUser();
  const profile = await inTransaction(() => identity.addProfile(person.id, "championship", null));
  const actor: Member = {
    kind: "member",
    userId: person.id,
    role: "user",
    profile: { id: profile.id, type: "championship", profileId: null },
  };
  return { ...person, actor, organising: { actor, tools: true } };
}

export const categoryForm = (change: Partial<CategoryForm> = {}): CategoryForm => ({
  name: "Sub-17",
  bornFrom: today().year - 17,
  bornTo: null,
  modality: null,
  format: { kind: "league", rounds: 1 },
  settings: PRESETS.cbf,
  mostTeams: 16,
  mostInSquad: 30,
  halfMinutes: 35,
  needsEarlierPhase: false,
  teamsUntil: null,
  squadsUntil: null,
  tablesHidden: false,
  reason: null,
  ...change,
});

interface MadeCup {
  organiser: MadeOrganiser;
  organising: Organising;
  championshipId: string;
  categoryId: string;
}

/** Staff let people read of it: from then on its sheets count for clubs and athletes. */
export async function approveCup({ championshipId }: Pick<MadeCup, "championshipId">): Promise<string> {
  const { id } = (await eventOfChampionship(championshipId))!;
  expectOk(await approve(SYSTEM, id));
  return id;
}

/** A championship with one category and no teams yet. */
export async function aCup(
  change: Partial<CategoryForm> = {},
  by?: Pick<MadeOrganiser, keyof MadeUser | "actor">,
): Promise<MadeCup> {
  const organiser = by ? { ...by, organising: { actor: by.actor, tools: true } } : await anOrganiser();
  const { organising } = organiser;
  const { id: championshipId } = expectOk(
    await createChampionship(organising, {
      name: `Copa ${nextSeed("cup")}`,
      description: null,
      location: "Centro Esportivo do Bairro",
      city: "Blumenau",
      state: "SC",
      startDate: today().add({ days: 14 }),
      endDate: today().add({ days: 35 }),
    }),
  );
  const { id: categoryId } = expectOk(await createCategory(organising, championshipId, categoryForm(change)));
  return { organiser, organising, championshipId, categoryId };
}
