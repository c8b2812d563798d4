import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { lockOut } from "#server/identity/demo-passwords.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { selectableProfiles } from "#server/profiles/profiles.server.ts";
import { fill } from "./fill.ts";
import { addSubscriptions } from "./subscriptions.ts";

const EXPECTED: Record<DemoLoginKey, string[]> = {
  athlete: ["athlete: Natália Bragança"],
  minor: ["athlete: Kauã Ribeiro"],
  beginner: ["athlete: Bianca Vilela"],
  guardian: ["guardian: Rosângela Vilela Ribeiro"],
  club: ["club: Esporte Clube Litoral"],
  scout: ["club: Esporte Clube Litoral"],
  championship: ["championship: Odete Vilar"],
  sponsor: ["sponsor: Fonte Serrana"],
  two: ["club: Associação Vale Verde", "championship: Tobias Leme"],
  none: [],
  staff: ["admin: Lia Prates"],
  admin: ["admin: Ciro Valadão"],
};

beforeAll(async () => {
  configure();
  await fill(today());
});

test.each(DEMO_LOGINS)(
  "$key signs in with the demo password and finds its profiles",
  async ({ key, email }) => {
    const user = cookieJar();
    const answer = await identity.signIn(user.browser, { email, password: DEMO_PASSWORD });
    if (!answer.ok) throw new Error(answer.error.code);
    user.keep(answer.value.cookies);
    const { actor, session } = await identity.authenticate(user.browser);
    if (!session) throw new Error("not signed in");
    const profiles = await selectableProfiles(actor, session);
    expect(profiles.map(({ type, displayName }) => `${type}: ${displayName}`)).toEqual(EXPECTED[key]);
  },
);

async function open(key: DemoLoginKey) {
  const user = cookieJar();
  const { email } = DEMO_LOGINS.find((login) => login.key === key)!;
  const answer = await identity.signIn(user.browser, { email, password: DEMO_PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  user.keep(answer.value.cookies);
  return entitlementsOf((await identity.authenticate(user.browser)).actor);
}

const subscriptionIds = async () =>
  (await client().query<{ id: string }>("select id from subscriptions order by id")).rows.map(({ id }) => id);

describe("subscriptions of the demo", () => {
  test("a start that was killed while one was paid for is finished by the next starts, once", async () => {
    await addSubscriptions();
    // As after a kill: the payment is made, and the product has not read it yet.
    await client().query(`delete from subscriptions where holder_type = 'athlete'`);
    await client().query(`update billing_customers set user_id = null where id not in
      (select customer_id from subscriptions)`);
    expect(await subscriptionIds()).toHaveLength(2);
    await Promise.all([addSubscriptions(), addSubscriptions(), addSubscriptions()]);
    expect(await subscriptionIds()).toHaveLength(3);
    const paid = await client().query("select from embedded_payments where kind = 'subscription'");
    expect(paid.rowCount).toBe(3);
  });

  test("the demo club watches and contacts everyone by its plan, and the demo athlete compares", async () => {
    expect(await open("club")).toMatchObject({ fullVideos: "everyone", contactAthletes: "everyone" });
    expect(await open("athlete")).toMatchObject({ subscribed: true, sideBySide: true });
    expect(await open("championship")).toMatchObject({ organiserTools: true });
    expect(await open("two")).toMatchObject({ subscribed: false });
  });

  test("what somebody ended in the demo stays ended", async () => {
    const before = await subscriptionIds();
    await client().query("update subscriptions set status = 'canceled', ended_at = now()");
    await addSubscriptions();
    expect(await subscriptionIds()).toEqual(before);
  });
});

test("outside demo mode nobody enters with a password that all the world knows", async () => {
  const emails = DEMO_LOGINS.map(({ email }) => email);
  const user = cookieJar();
  const before = await identity.signIn(user.browser, { email: emails[0]!, password: DEMO_PASSWORD });
  if (!before.ok) throw new Error(before.error.code);
  user.keep(before.value.cookies);
  expect(await lockOut(SYSTEM, emails)).toBe(DEMO_LOGINS.length);
  expect((await identity.authenticate(user.browser)).session).toBeNull();
  for (const email of emails) {
    expect(await identity.signIn(cookieJar().browser, { email, password: DEMO_PASSWORD })).toEqual({
      ok: false,
      error: { code: "wrong_credentials" },
    });
  }
  expect(await lockOut(SYSTEM, emails)).toBe(0);
});
