import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { appointGuardian } from "#seed/factories/guardian.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { claimAsMember } from "../checkout/claim.ts";
import { attach } from "./attach.ts";
import { ownPlan, unattachedAthletePlan, wardPlans } from "./held-plan.ts";
import { cancel } from "./manage.ts";
import { withdraw } from "./withdraw.ts";
import { anAdult } from "../testing/buyers.ts";
import { buy } from "../testing/paying.ts";

beforeAll(() => configure());

test("a profile's plan is what runs, whatever it had before; who never had one has none", async () => {
  const actor = await anAdult();
  expect(await ownPlan(actor)).toBeNull();
  const [first, second] = [await aPlan(), await aPlan({ priceCents: 5900 })];
  const { subscriptionId } = await buy(actor, { plan: first.id });
  await withdraw(actor, subscriptionId);
  expect(await ownPlan(actor)).toMatchObject({ planName: first.name, live: false, nextCharge: null });
  await buy(actor, { plan: second.id });
  expect(await ownPlan(actor)).toMatchObject({
    planName: second.name,
    status: "active",
    live: true,
    open: true,
    trialEndsAt: null,
    nextCharge: { cents: 5900 },
  });
});

test("what was cancelled says until when it runs, and that nothing more is charged", async () => {
  const actor = await anAdult();
  const { subscriptionId } = await buy(actor, { plan: (await aPlan()).id });
  await cancel(actor, subscriptionId);
  const plan = await ownPlan(actor);
  expect(plan).toMatchObject({ cancelAtPeriodEnd: true, open: true, nextCharge: null });
  expect(plan!.periodEndsAt).toEqual(plan!.trialEndsAt);
});

const guardian = (person: { id: string; email: string }) => ({
  ...actingAs(person.id, "guardian"),
  email: person.email,
});

test("a guardian sees the plan of each child, and of no other", async () => {
  const [family, stranger] = [await aFamily(), await aFamily()];
  const sibling = await anAthlete({ birthdate: yearsAgo(14) });
  const { guardianPerson: parent } = family;
  await appointGuardian(sibling.id, { userId: parent.id, name: parent.name, email: parent.email });
  const plan = await aPlan();
  const actor = guardian(parent);
  await withdraw(actor, (await buy(actor, { plan: plan.id, athleteId: family.id })).subscriptionId);
  await buy(actor, { plan: plan.id, athleteId: family.id });
  await buy(actor, { plan: plan.id, athleteId: sibling.id });
  await buy(guardian(stranger.guardianPerson), { plan: plan.id, athleteId: stranger.id });
  const plans = await wardPlans(actor);
  expect([...plans.keys()].toSorted()).toEqual([family.id, sibling.id].toSorted());
  expect(plans.get(family.id)).toMatchObject({ planName: plan.name, status: "active" });
  expect(plans.get(sibling.id)).toMatchObject({ planName: plan.name, status: "trialing" });
});

test("what a guardian paid waits until it is given to an athlete", async () => {
  const actor = guardian(await aUser());
  const plan = await aPlan({ audience: "athlete" });
  const { sessionId, subscriptionId } = await buy(null, { plan: plan.id });
  expect(await unattachedAthletePlan(actor)).toBeNull();
  expectOk(await claimAsMember(actor, sessionId));
  expect(await unattachedAthletePlan(actor)).toBe(plan.name);
  const child = await anAthlete({ birthdate: yearsAgo(14) });
  await appointGuardian(child.id, { userId: actor.userId, name: "Selma Duarte", email: actor.email });
  expectOk(await attach(actor, subscriptionId, child.id));
  expect(await unattachedAthletePlan(actor)).toBeNull();
});
