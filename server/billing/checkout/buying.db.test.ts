import { beforeAll, describe, expect, test } from "vitest";
import { formatDay } from "#domain/date-time.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { formatBRL } from "#domain/money.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aFamily, mailsTo, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as identity from "#server/identity/identity.server.ts";
import { client } from "#server/platform/database/database.ts";
import { addMember } from "#server/clubs/membership.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { entitlementsOf } from "../access/entitlements.server.ts";
import { changeCard, pay } from "../provider/embedded/checkout-and-portal.ts";
import { cancel, changePlan, findManaged, reactivate } from "../subscriber/manage.ts";
import { withdraw } from "../subscriber/withdraw.ts";
import { subscriptionsOf, subscriptionStatus } from "../subscriber/own-subscriptions.ts";
import { payments } from "../provider/provider.ts";
import { syncNow } from "../webhook/sync-customer.ts";
import { begin, buy, FAILS_LATER, GOOD_CARD, passDays, REFUSED, somewhere } from "../testing/paying.ts";

beforeAll(() => configure());

const clubPlan = () =>
  aPlan({ audience: "club", priceCents: 19_900, grants: ["full_videos", "contact_athletes"] });
const athletePlan = () => aPlan({ audience: "athlete", priceCents: 5900, grants: ["priority_registration"] });

async function aClubBuyer(verified = true) {
  const user = await aUser();
  const club = verified ? await aVerifiedClub({ userId: user.id }) : await aClub({ userId: user.id });
  await identity.addProfile(user.id, "club", club.id);
  const actor = { ...actingAs(user.id, "club", club.id), email: user.email };
  return { actor, club };
}

const as = (userId: string, type: ProfileType, profileId?: string) => ({
  ...actingAs(userId, type, profileId),
  email: `${userId}@example.com`,
});

describe("a club that subscribes", () => {
  test("has fifteen days, sees when and how much it pays, and everything its plan opens", async () => {
    const { actor, club } = await aClubBuyer();
    const plan = await clubPlan();
    await buy(actor, { plan: plan.id });
    const [own] = await subscriptionsOf(actor);
    expect(own).toMatchObject({
      planName: plan.name,
      status: "trialing",
      open: true,
      holder: { type: "club", name: club.name },
      nextCharge: { cents: 19_900 },
      withdrawal: { refundCents: 0 },
      may: { manage: true, openPortal: true },
    });
    const trial = own!.trialEndsAt!.since(Temporal.Now.instant()).total("hours") / 24;
    expect(trial).toBeGreaterThan(14.9);
    expect(trial).toBeLessThan(15.1);
    expect(await entitlementsOf(actor)).toMatchObject({ fullVideos: "everyone", subscribed: true });
    expect((await mailsTo(actor.email)).map(({ template }) => template)).toContain("subscription-started");
  });

  test("covers its scouts, and reaches adults only until it is verified", async () => {
    const { actor, club } = await aClubBuyer(false);
    await buy(actor, { plan: (await clubPlan()).id });
    const scout = await aUser();
    const asScout = as(scout.id, "club", club.id);
    const opened = await entitlementsOf(asScout);
    expect(opened).toMatchObject({ subscribed: true, fullVideos: "adults", contactAthletes: "adults" });
    // As another profile, the same person has nothing of it.
    expect(await subscriptionStatus({ ...asScout, profile: null })).toMatchObject({ subscribed: false });
  });

  test("is not ended by a scout, who works with its plan", async () => {
    const { actor, club } = await aClubBuyer();
    const { subscriptionId } = await buy(actor, { plan: (await clubPlan()).id });
    const scout = await aUser();
    await addMember({ clubId: club.id, userId: scout.id, role: "scout" });
    const asScout = as(scout.id, "club", club.id);
    expect((await subscriptionsOf(asScout))[0]).toMatchObject({
      live: true,
      may: { manage: false, openPortal: false },
    });
    expect(await cancel(asScout, subscriptionId)).toMatchObject({ error: "not_found" });
    expect(await withdraw(asScout, subscriptionId)).toMatchObject({ error: "not_found" });
    expect(await subscriptionStatus(asScout)).toMatchObject({ subscribed: true });
  });

  test("cannot pay twice, nor for another audience", async () => {
    const { actor } = await aClubBuyer();
    const plan = await clubPlan();
    await buy(actor, { plan: plan.id });
    expect(await beginCheckout(actor, somewhere(), { plan: plan.id })).toMatchObject({
      error: { code: "already_subscribed" },
    });
    const other = await beginCheckout(actor, somewhere(), { plan: (await athletePlan()).id });
    expect(other).toMatchObject({ error: { code: "wrong_audience" } });
  });

  test("that pays in two tabs at once pays for one of them", async () => {
    const { actor } = await aClubBuyer();
    const plan = await clubPlan();
    const sessions = [await begin(actor, { plan: plan.id }), await begin(actor, { plan: plan.id })];
    for (const session of sessions) await pay(session, { email: actor.email, card: GOOD_CARD });
    for (const session of sessions) {
      const { customerId } = (await payments().readCheckout(session))!;
      await syncNow(payments(), customerId!);
    }
    const all = await subscriptionsOf(actor);
    expect(all.map(({ live }) => live)).toEqual([true, false]);
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: true });
  });

  test("tries once: who comes back pays from the first day", async () => {
    const { actor } = await aClubBuyer();
    const plan = await clubPlan();
    const { subscriptionId } = await buy(actor, { plan: plan.id });
    expect(await withdraw(actor, subscriptionId)).toEqual({ ok: true, value: { refundCents: 0 } });
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: false });
    await buy(actor, { plan: plan.id });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({
      status: "active",
      receipts: [{ cents: 19_900, paid: true }],
    });
  });
});

describe("cancelling", () => {
  test("keeps what is paid until its end, can be taken back, and then ends", async () => {
    const { actor } = await aClubBuyer();
    const { subscriptionId, customerId } = await buy(actor, { plan: (await clubPlan()).id });
    expect(await cancel(actor, subscriptionId)).toEqual({ ok: true, value: null });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({
      cancelAtPeriodEnd: true,
      open: true,
      nextCharge: null,
    });
    expect(await cancel(actor, subscriptionId)).toMatchObject({ error: "not_possible" });
    expect(await reactivate(actor, subscriptionId)).toMatchObject({ ok: true });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ cancelAtPeriodEnd: false });
    await cancel(actor, subscriptionId);
    await passDays(customerId, 16);
    expect((await subscriptionsOf(actor))[0]).toMatchObject({
      status: "canceled",
      open: false,
      receipts: [],
    });
    expect(await entitlementsOf(actor)).toMatchObject({ subscribed: false, fullVideos: "none" });
    expect((await mailsTo(actor.email)).map(({ template }) => template)).toContain("subscription-ended");
  });

  test("is told to who pays, and so are taking it back and another plan", async () => {
    const { actor } = await aClubBuyer();
    const bigger = await aPlan({ audience: "club", priceCents: 29_900, grants: ["full_videos"] });
    const { subscriptionId } = await buy(actor, { plan: (await clubPlan()).id });
    const end = formatDay((await subscriptionsOf(actor))[0]!.periodEndsAt);
    const textsOf = async (name: string) =>
      (await mailsTo(actor.email)).filter(({ template }) => template === name).map(({ text }) => text);
    await cancel(actor, subscriptionId);
    expect(await textsOf("subscription-canceled")).toMatchObject([expect.stringContaining(`até ${end}`)]);
    await reactivate(actor, subscriptionId);
    const [reactivated] = await textsOf("subscription-reactivated");
    expect(reactivated).toContain(`em ${end}, de ${formatBRL(19_900)}`);
    await changePlan(actor, subscriptionId, bigger.id);
    const [changed] = await textsOf("subscription-changed");
    expect(changed).toContain(bigger.name);
    expect(changed).toContain(formatBRL(29_900));
    // Twice cancelled is twice told.
    await cancel(actor, subscriptionId);
    expect(await textsOf("subscription-canceled")).toHaveLength(2);
  });

  test("is nobody else's to do", async () => {
    const { actor } = await aClubBuyer();
    const { subscriptionId } = await buy(actor, { plan: (await clubPlan()).id });
    const { actor: stranger } = await aClubBuyer();
    expect(await cancel(stranger, subscriptionId)).toMatchObject({ error: "not_found" });
    expect(await findManaged(stranger, "not-an-id")).toBeUndefined();
  });
});

describe("money", () => {
  test("is taken when the trial ends and every month after, and comes back in full within seven days", async () => {
    const { actor } = await aClubBuyer();
    const { subscriptionId, customerId } = await buy(actor, { plan: (await clubPlan()).id });
    await passDays(customerId, 16);
    const [charged] = await subscriptionsOf(actor);
    expect(charged).toMatchObject({ status: "active", withdrawal: { refundCents: 19_900 } });
    expect(await withdraw(actor, subscriptionId)).toEqual({ ok: true, value: { refundCents: 19_900 } });
    const [ended] = await subscriptionsOf(actor);
    expect(ended).toMatchObject({ status: "canceled", open: false, withdrawal: null });
    expect(ended!.receipts).toMatchObject([{ cents: 19_900, refundedCents: 19_900 }]);
    expect(await withdraw(actor, subscriptionId)).toMatchObject({ error: "not_possible" });
  });

  test("cannot be asked back a week later", async () => {
    const { actor } = await aClubBuyer();
    const { subscriptionId, customerId } = await buy(actor, { plan: (await clubPlan()).id });
    await passDays(customerId, 15 + 8);
    expect(await withdraw(actor, subscriptionId)).toMatchObject({ error: "not_possible" });
    await passDays(customerId, 60);
    expect((await subscriptionsOf(actor))[0]!.receipts).toHaveLength(3);
  });

  test("a failed charge leaves a week of grace, a mail, and ends in the end", async () => {
    const { actor } = await aClubBuyer();
    const { customerId } = await buy(actor, { plan: (await clubPlan()).id }, FAILS_LATER);
    await passDays(customerId, 16);
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ status: "past_due", open: true });
    expect((await mailsTo(actor.email)).filter(({ template }) => template === "charge-failed")).toHaveLength(
      1,
    );
    await passDays(customerId, 7);
    expect(await entitlementsOf(actor)).toMatchObject({ subscribed: false });
    await passDays(customerId, 10);
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ status: "canceled", receipts: [] });
  });

  test("a new card pays at once what is owed", async () => {
    const { actor } = await aClubBuyer();
    const { customerId } = await buy(actor, { plan: (await clubPlan()).id }, FAILS_LATER);
    await passDays(customerId, 16);
    const { url } = await payments().openPortal(customerId, "http://localhost/");
    expect(await changeCard(url.split("/").at(-1)!, GOOD_CARD)).toEqual({ ok: true, value: null });
    await syncNow(payments(), customerId);
    expect((await subscriptionsOf(actor))[0]).toMatchObject({
      status: "active",
      graceUntil: null,
      receipts: [{ paid: true }],
    });
  });

  test("another plan is charged from the next month on", async () => {
    const { actor } = await aClubBuyer();
    const bigger = await aPlan({ audience: "club", priceCents: 29_900, grants: ["full_videos"] });
    const { subscriptionId, customerId } = await buy(actor, { plan: (await clubPlan()).id });
    expect(await changePlan(actor, subscriptionId, bigger.id)).toMatchObject({ ok: true });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ planName: bigger.name, cents: 29_900 });
    await passDays(customerId, 16);
    expect((await subscriptionsOf(actor))[0]!.receipts).toMatchObject([{ cents: 29_900 }]);
    expect(await changePlan(actor, subscriptionId, (await athletePlan()).id)).toMatchObject({
      error: "not_possible",
    });
  });
});

describe("an athlete", () => {
  test("of age buys; under 18 the guardian does, for each child", async () => {
    const plan = await athletePlan();
    const adult = await aFamily({ birthdate: yearsAgo(19) });
    const own = as(adult.person.id, "athlete", adult.id);
    await buy(own, { plan: plan.id });
    expect(await subscriptionStatus(own)).toMatchObject({ subscribed: true });

    const family = await aFamily();
    const child = as(family.person.id, "athlete", family.id);
    expect(await beginCheckout(child, somewhere(), { plan: plan.id })).toMatchObject({
      error: { code: "guardian_buys" },
    });
    const guardian = as(family.guardianPerson.id, "guardian");
    const { subscriptionId } = await buy(guardian, { plan: plan.id });
    expect(await subscriptionStatus(child)).toMatchObject({ subscribed: true });
    // The child sees it and cannot end it; the guardian can.
    expect((await subscriptionsOf(child))[0]).toMatchObject({ may: { manage: false, openPortal: false } });
    expect(await cancel(child, subscriptionId)).toMatchObject({ error: "not_found" });
    expect(await cancel(guardian, subscriptionId)).toMatchObject({ ok: true });
  });

  test("of somebody else is nobody's to pay for", async () => {
    const plan = await athletePlan();
    const [family, other] = [await aFamily(), await aFamily()];
    const guardian = as(family.guardianPerson.id, "guardian");
    expect(await beginCheckout(guardian, somewhere(), { plan: plan.id, athleteId: other.id })).toMatchObject({
      error: { code: "not_allowed" },
    });
  });
});

describe("the test checkout", () => {
  test("refuses cards, unknown numbers, and a second payment", async () => {
    const { actor } = await aClubBuyer();
    const session = await begin(actor, { plan: (await clubPlan()).id });
    const typed = { email: "a@example.com" };
    expect(await pay(session, { ...typed, card: REFUSED })).toMatchObject({ error: "card_refused" });
    expect(await pay(session, { ...typed, card: "1234" })).toMatchObject({ error: "card_unknown" });
    expect(await pay("cs_nothing", { ...typed, card: GOOD_CARD })).toMatchObject({ error: "not_found" });
    const both = await Promise.all([
      pay(session, { ...typed, card: GOOD_CARD }),
      pay(session, { ...typed, card: GOOD_CARD }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("keeps no event that was delivered, and delivers each once", async () => {
    const { actor } = await aClubBuyer();
    const { customerId } = await buy(actor, { plan: (await clubPlan()).id });
    await passDays(customerId, 16);
    const { rows } = await client().query(
      "select type from provider_events where provider_customer_id = $1 order by created_at, event_id",
      [customerId],
    );
    expect(rows.map(({ type }) => type)).toContain("invoice.paid");
    const waiting = await client().query(
      "select id from embedded_payments where kind = 'event' and customer_id = $1",
      [customerId],
    );
    expect(waiting.rowCount).toBe(0);
  });
});
