import { beforeAll, expect, test } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { organiserOf } from "#server/championships/championships.server.ts";
import { client } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aCup, anOrganiser } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { cancel } from "../subscriber/manage.ts";
import { buy, passDays } from "../testing/paying.ts";
import { organiserToolsOf } from "./entitlements.server.ts";

beforeAll(() => configure());

const planFor = (audience: "club" | "championship", grants: "organiser_tools"[] = ["organiser_tools"]) =>
  aPlan({ audience, priceCents: 5900, grants });
const open = async ({ championshipId }: { championshipId: string }) =>
  organiserToolsOf((await organiserOf(championshipId))!);

test("a person's championships take teams while the person's plan runs", async () => {
  const organiser = await anOrganiser();
  const cup = await aCup({}, organiser);
  expect(await open(cup)).toBe(false);
  const payer = { ...organiser.actor, email: organiser.email };
  const { subscriptionId, customerId } = await buy(payer, { plan: (await planFor("championship")).id });
  expect(await open(cup)).toBe(true);
  await cancel(payer, subscriptionId);
  expect(await open(cup)).toBe(true);
  await passDays(customerId, 16);
  expect(await open(cup)).toBe(false);
});

test("a club's championships take teams by a plan with the tools, unless staff hid the club", async () => {
  const club = await aVerifiedClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  const cup = await aCup({}, owner);
  const payer = { ...owner.actor, email: owner.email };
  const { subscriptionId } = await buy(payer, { plan: (await planFor("club", [])).id });
  expect(await open(cup)).toBe(false);
  await client().query("update subscriptions set plan_id = $2 where id = $1", [
    subscriptionId,
    (await planFor("club")).id,
  ]);
  expect(await open(cup)).toBe(true);
  await client().query("update clubs set hidden_at = now() where id = $1", [club.id]);
  expect(await open(cup)).toBe(false);
});

test("what nobody organises is our own team's, and needs no plan", async () => {
  expect(await organiserToolsOf({ clubId: null, organiserProfileId: null })).toBe(true);
  expect(await organiserOf("nenhum")).toBeNull();
});
