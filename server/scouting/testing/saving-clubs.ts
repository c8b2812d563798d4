import { POSITION_GROUPS, POSITIONS } from "#domain/athletes/positions.ts";
import { searchQuerySchema, type SearchQuery } from "#domain/athletes/search-query.ts";
import { STATE_CODES } from "#domain/places.ts";
import type { Random } from "#drawing/random.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { buy } from "#server/billing/testing/paying.ts";
import * as identity from "#server/identity/identity.server.ts";
import { client } from "#server/platform/database/database.ts";

/** Somebody of a club whose plan opens the scouting tools, unless told otherwise. */
export async function aSavingClub({ verified = true, plan = true } = {}) {
  const { id, email } = await aUser({ name: "Renato Prado" });
  const club = verified ? await aVerifiedClub({ userId: id }) : await aClub({ userId: id });
  await identity.addProfile(id, "club", club.id);
  const actor = { ...actingAs(id, "club", club.id), email };
  const grants = ["scouting_tools" as const];
  const bought = plan ? await buy(actor, { plan: (await aPlan({ audience: "club", grants })).id }) : null;
  return { actor, club, subscriptionId: bought?.subscriptionId ?? "" };
}

/** A search as scouts save them: a position and birth years, as a need has them, and one to three things more. */
export function inventQuery(random: Random, year: number): SearchQuery {
  const born = year - random.int(14, 19);
  const more = [
    { states: [random.pick(STATE_CODES)] },
    { foot: random.pick(["Destro", "Canhoto"] as const) },
    { heightMin: random.int(165, 185) },
    { video: true as const },
    { modality: random.pick(["masculino", "feminino"] as const) },
    { numbers: { source: null, games: random.int(5, 40) } },
  ];
  const chosen = Array.from({ length: random.int(1, 3) }, () => random.pick(more));
  const where =
    random.int(0, 3) === 0
      ? { groups: [random.pick(POSITION_GROUPS)] }
      : { positions: [random.pick(POSITIONS)] };
  return searchQuerySchema.parse(
    Object.assign({ bornFrom: born, bornTo: born + random.int(0, 1) }, where, ...chosen),
  );
}

/** Published together, as if their guardians had agreed. */
export async function publishAtOnce(ids: readonly string[]): Promise<void> {
  await client().query("alter table athletes disable trigger athletes_public_needs_consent");
  await client().query("update athletes set visibility = 'private' where id = any($1)", [ids]);
  await client().query("update athletes set visibility = 'public' where id = any($1)", [ids]);
  await client().query("alter table athletes enable trigger athletes_public_needs_consent");
}
