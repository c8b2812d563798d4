import { beforeAll, expect, test } from "vitest";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { appointGuardian } from "#seed/factories/guardian.ts";
import { expectOk } from "#seed/factories/expect-ok.ts";
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
  const acting = await anAdult();
  expect(await ownPlan(acting)).toBeNull();
  const [first, second] = [await aPlan(), await aPlan({ priceCents: 5900 })];
  const { subscriptionId } = await buy(acting, { plan: first.id });
  await withdraw(acting, subscriptionId);
  expect(await ownPlan(acting)).toMatchObject({ planName: first.name, live: false, nextCharge: null });
  await buy(acting, { plan: second.id });
  expect(await ownPlan(acting)).toMatchObject({
    planName: second.name,
    status: "active",
    live: true,
    open: true,
    trialEndsAt: null,
    nextCharge: { cents: 5900 },
  });
});

test("what was cancelled says until when it runs, and that nothing more is charged", async () => {
  const acting = await anAdult();
  const { subscriptionId } = await buy(acting, { plan: (await aPlan()).id });
  await cancel(acting, subscriptionId);
  const plan = await ownPlan(acting);
  expect(plan).toMatchObject({ cancelAtPeriodEnd: true, open: true, nextCharge: null });
  expect(plan!.periodEndsAt).toEqual(plan!.trialEndsAt);
});

const guardian = (person: { id: string; email: string }) => ({
  userId: person.id,
  email: person.email,
  profile: { type: "guardian" as const, profileId: null },
});

test("a guardian sees the plan of each child, and of no other", async () => {
  const [family, stranger] = [await aFamily(), await aFamily()];
  const sibling = await anAthlete({ birthdate: yearsAgo(14) });
  const { guardianPerson: parent } = family;
  await appointGuardian(sibling.id, { userId: parent.id, name: parent.name, email: parent.email });
  const plan = await aPlan();
  const acting = guardian(parent);
  await withdraw(acting, (await buy(acting, { plan: plan.id, athleteId: family.id })).subscriptionId);
  await buy(acting, { plan: plan.id, athleteId: family.id });
  await buy(acting, { plan: plan.id, athleteId: sibling.id });
  await buy(guardian(stranger.guardianPerson), { plan: plan.id, athleteId: stranger.id });
  const plans = await wardPlans(acting);
  expect([...plans.keys()].toSorted()).toEqual([family.id, sibling.id].toSorted());
  expect(plans.get(family.id)).toMatchObject({ planName: plan.name, status: "active" });
  expect(plans.get(sibling.id)).toMatchObject({ planName: plan.name, status: "trialing" });
});

test("what a guardian paid waits until it is given to an athlete", async () => {
  const acting = guardian(await aUser());
  const plan = await aPlan({ audience: "athlete" });
  const { sessionId, subscriptionId } = await buy(null, { plan: plan.id });
  expect(await unattachedAthletePlan(acting)).toBeNull();
  expectOk(await claimAsMember(acting, sessionId));
  expect(await unattachedAthletePlan(acting)).toBe(plan.name);
  const child = await anAthlete({ birthdate: yearsAgo(14) });
  await appointGuardian(child.id, { userId: acting.userId, name: "Selma Duarte", email: acting.email });
  expectOk(await attach(acting, subscriptionId, child.id));
  expect(await unattachedAthletePlan(acting)).toBeNull();
});
