import { beforeAll, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { lockOut } from "#server/identity/demo-passwords.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { selectableProfiles } from "#server/profiles/profiles.server.ts";
import { fill } from "./fill.ts";
import { addSubscriptions } from "./subscriptions.ts";

const EXPECTED: Record<DemoLoginKey, string[]> = {
  athlete: ["athlete: Natália Bragança"],
  minor: ["athlete: Kauã Ribeiro"],
  guardian: ["guardian: Rosângela Vilela Ribeiro"],
  club: ["club: Esporte Clube Litoral"],
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

test("the demo club watches and contacts everyone by its plan, and the demo athlete compares", async () => {
  await addSubscriptions();
  const open = async (key: DemoLoginKey) => {
    const user = cookieJar();
    const { email } = DEMO_LOGINS.find((login) => login.key === key)!;
    const answer = await identity.signIn(user.browser, { email, password: DEMO_PASSWORD });
    if (!answer.ok) throw new Error(answer.error.code);
    user.keep(answer.value.cookies);
    return entitlementsOf((await identity.authenticate(user.browser)).actor);
  };
  expect(await open("club")).toMatchObject({ fullVideos: "everyone", contactAthletes: "everyone" });
  expect(await open("athlete")).toMatchObject({ subscribed: true, sideBySide: true });
  expect(await open("two")).toMatchObject({ subscribed: false });
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
