import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { withdraw } from "../subscriber/withdraw.ts";
import { createPlan, editPlan, listPlans, readPlan, removePlan, setPlanActive } from "./plans.server.ts";
import { plansOnSale, plansThatOpen } from "./plan-queries.ts";
import { anAdult } from "../testing/buyers.ts";
import { buy } from "../testing/paying.ts";
import { payments } from "../provider/provider.ts";
import { priceOf } from "./provider-price.ts";

beforeAll(() => configure());

const listed = async (id: string) => {
  const plans = await listPlans(SYSTEM);
  return plans.ok ? plans.value.find((plan) => plan.id === id) : undefined;
};

/** The plan as somebody opened its form just now. */
const opened = async (id: string) => {
  const { updatedAt: savedAt } = expectOk(await readPlan(SYSTEM, id));
  return { id, savedAt };
};

test("staff see how many subscriptions of each plan run; what ended does not count", async () => {
  const [plan, unsold] = [await aPlan(), await aPlan()];
  await buy(await anAdult(), { plan: plan.id });
  const second = await anAdult();
  const { subscriptionId } = await buy(second, { plan: plan.id });
  expect(await listed(plan.id)).toMatchObject({ subscribers: 2 });
  await withdraw(second, subscriptionId);
  expect(await listed(plan.id)).toMatchObject({ subscribers: 1 });
  expect(await listed(unsold.id)).toMatchObject({ subscribers: 0 });
  expect(await listPlans(VISITOR)).toEqual({ ok: false, error: "not_allowed" });
});

test("the audience of a plan that somebody bought stays; that of one that nobody did may change", async () => {
  const [sold, unsold] = [await aPlan(), await aPlan()];
  await buy(await anAdult(), { plan: sold.id });
  const asClubPlan = (name: string) => ({ name, priceCents: 5900, audience: "club" as const });
  expect(await editPlan(SYSTEM, await opened(sold.id), asClubPlan(sold.name))).toEqual({
    ok: false,
    error: "audience_in_use",
  });
  expect(await listed(sold.id)).toMatchObject({ audience: "athlete", priceCents: 2990 });
  expect((await editPlan(SYSTEM, await opened(unsold.id), asClubPlan(unsold.name))).ok).toBe(true);
  expect(await listed(unsold.id)).toMatchObject({ audience: "club", priceCents: 5900 });
});

test("a plan off sale is bought by nobody and stays in the list of staff; the log says so", async () => {
  const { id } = await aPlan();
  expect((await setPlanActive(SYSTEM, id, false)).ok).toBe(true);
  expect(await plansOnSale()).not.toContainEqual(expect.objectContaining({ id }));
  expect(await listed(id)).toMatchObject({ active: false });
  const [entry] = await recent({ limit: 1 });
  expect(entry).toMatchObject({ action: "plan.deactivated", subjectId: id });
  expect(await setPlanActive(VISITOR, id, true)).toEqual({ ok: false, error: "not_allowed" });
});

test("staff look at plans and prices; only an admin creates, changes or takes one off sale", async () => {
  const plan = await aPlan();
  const [staff, admin] = [await aUser({ role: "staff" }), await aUser({ role: "admin" })];
  const asStaff = { kind: "member", userId: staff.id, role: "staff", profile: null } as const;
  const asAdmin = { kind: "member", userId: admin.id, role: "admin", profile: null } as const;
  const change = { name: plan.name, priceCents: 100, audience: "athlete" as const };
  const refused = { ok: false, error: "not_allowed" };
  expect((await listPlans(asStaff)).ok).toBe(true);
  expect(await createPlan(asStaff, change)).toEqual(refused);
  expect(await editPlan(asStaff, await opened(plan.id), change)).toEqual(refused);
  expect(await setPlanActive(asStaff, plan.id, false)).toEqual(refused);
  expect(await removePlan(asStaff, plan.id)).toEqual(refused);
  expect(await listed(plan.id)).toMatchObject({ priceCents: 2990, active: true });
  expect((await editPlan(asAdmin, await opened(plan.id), change)).ok).toBe(true);
});

test("of two admins who opened a plan, the second learns that the first has saved", async () => {
  const { id, name } = await aPlan();
  const both = await opened(id);
  const at = (priceCents: number) => ({ name, priceCents, audience: "athlete" as const });
  expectOk(await editPlan(SYSTEM, both, at(3990)));
  expect(await editPlan(SYSTEM, both, at(4990))).toEqual({ ok: false, error: "changed_meanwhile" });
  expect(await listed(id)).toMatchObject({ priceCents: 3990 });
  expectOk(await editPlan(SYSTEM, await opened(id), at(4990)));
  expect(await listed(id)).toMatchObject({ priceCents: 4990 });
});

test("a plan that nobody bought is deleted; one that was sold only goes off sale", async () => {
  const [sold, unsold] = [await aPlan(), await aPlan()];
  await buy(await anAdult(), { plan: sold.id });
  // A price was made for it, and nobody paid at it.
  await priceOf(payments(), { ...unsold, priceCents: 2990 });
  expect(await removePlan(SYSTEM, unsold.id)).toEqual({ ok: true, value: "deleted" });
  expect((await recent({ limit: 1 }))[0]).toMatchObject({ action: "plan.deleted", subjectId: unsold.id });
  expect(await listed(unsold.id)).toBeUndefined();
  expect(await removePlan(SYSTEM, unsold.id)).toEqual({ ok: false, error: "not_found" });
  expect(await removePlan(SYSTEM, sold.id)).toEqual({ ok: true, value: "off_sale" });
  expect(await listed(sold.id)).toMatchObject({ active: false, subscribers: 1 });
});

test("what opens something are the plans on sale with its grant, for who could hold them", async () => {
  const grants = ["seasons_over_time" as const];
  const dearer = await aPlan({ grants, priceCents: 5900 });
  const cheaper = await aPlan({ grants, priceCents: 1990 });
  const gone = await aPlan({ grants });
  await setPlanActive(SYSTEM, gone.id, false);
  const without = await aPlan({ grants: ["side_by_side"] });
  const names = await plansThatOpen("seasons_over_time", "athlete");
  expect(names.filter((name) => [dearer, cheaper, gone, without].some((plan) => plan.name === name))).toEqual(
    [cheaper.name, dearer.name],
  );
  expect(await plansThatOpen("seasons_over_time", "club")).toEqual([]);
});
