import { randomUUID } from "node:crypto";
import { URI, type TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { aFamily, aPublishedFamily } from "#server/athletes/testing/family.ts";
import { accessTo } from "#server/billing/access/athlete-access.server.ts";
import { createPlan, listPlans } from "#server/billing/plans/plans.server.ts";
import { buy } from "#server/billing/testing/paying.ts";
import { hide } from "#server/clubs/clubs.server.ts";
import * as account from "#server/identity/account.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { readContact, requestContact } from "#server/messages/contacts.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { selectableProfiles } from "./profiles.server.ts";

const PASSWORD = "uma frase bem longa";
const OUTSIDE_DEMO = {
  DEMO: "false",
  APP_URL: "http://localhost:3000",
  SMTP_URL: "smtp://127.0.0.1:9",
  STRIPE_SECRET_KEY: "sk_test_nobody",
  STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  STRIPE_API_URL: "http://127.0.0.1:9",
};

/** Somebody who signed in, with a second factor enrolled and shown, enrolled only, or none at all. */
async function aSession(role: Role, factor: "shown" | "enrolled" | "none") {
  const email = `${randomUUID()}@example.com`;
  const opened = await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Lia Prates", email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  await client().query("update users set email_verified = true where email = $1", [email]);
  expectOk(await identity.changeRole(SYSTEM, opened.userId, role));
  const user = cookieJar();
  const enter = async () =>
    user.keep(expectOk(await identity.signIn(user.browser, { email, password: PASSWORD })).cookies);
  await enter();
  if (factor !== "none") {
    const { session } = await identity.authenticate(user.browser);
    const { uri } = expectOk(await account.beginEnrolment(user.browser, session!, PASSWORD));
    const code = (URI.parse(uri) as TOTP).generate();
    user.keep(expectOk(await identity.verifyCode(user.browser, code, email)).cookies);
  }
  // As a session that another site's word opened: a factor exists, and nobody asked for it.
  if (factor === "enrolled")
    await client().query("update sessions set assurance = 'aal1' where user_id = $1", [opened.userId]);
  return { user, userId: opened.userId };
}

let things: Awaited<ReturnType<typeof someThings>>;

async function someThings() {
  const [closed, minor] = [await aFamily(), await aPublishedFamily()];
  const scout = await aUser();
  const club = await aVerifiedClub({ userId: scout.id });
  await identity.addProfile(scout.id, "club", club.id);
  const actor = { ...actingAs(scout.id, "club", club.id), email: scout.email };
  const plan = await aPlan({ audience: "club", grants: ["contact_athletes"] });
  await buy(actor, { plan: plan.id });
  // A way around the guardian puts the request before staff, who read it for that reason only.
  const asked = expectOk(
    await requestContact(actor, minor.id, {
      purpose: "trial",
      message: "Vimos os jogos. Ligue: (71) 98888-7777.",
    }),
  );
  return { closed, minor, club, contact: asked.id };
}

type Visit = { actor: Member; session: identity.Session; browser: Browser };
const PLAN = { name: "Plano", audience: "club" as const, priceCents: 100 };

/** Every door where a role matters, and what it says: an error's code, or that it opened. */
const DOORS: Record<string, (visit: Visit) => Promise<unknown>> = {
  "a private profile": async ({ actor }) => (await athletes.site(actor, things.closed.subdomain)).ok,
  "a minor's videos": async ({ actor }) => (await accessTo(actor, things.minor.id)).videos,
  "somebody's contact": async ({ actor }) => (await readContact(actor, things.contact)).ok,
  "the admin's plans": async ({ actor }) => (await listPlans(actor)).ok,
  "a new plan": async ({ actor }) => (await createPlan(actor, PLAN)).ok,
  "the review queue": ({ actor }) => opens(() => moderation.waitingByKind(actor)),
  "messages to the team": ({ actor }) => opens(() => inquiries.countNew(actor)),
  "hiding a club": async ({ actor }) => (await hide(actor, things.club.id)).ok,
  "making somebody staff": async ({ actor }) =>
    (await identity.changeRole(actor, things.minor.person.id, "staff")).ok,
  "an account for somebody": async ({ actor }) =>
    (await identity.create(actor, { name: "X", email: `${randomUUID()}@example.com` })).ok,
  "the admin profile": async ({ actor, session }) =>
    (await selectableProfiles(actor, session)).some(({ type }) => type === "admin"),
  "a token's role": async ({ browser }) => {
    const token = await identity.issueToken(browser);
    return token.ok && expectOk(await identity.tokenHolder(token.value)).role !== "user";
  },
};

/** Some doors throw at whoever should never stand before them. */
async function opens(work: () => Promise<unknown>): Promise<boolean> {
  try {
    const answer = await work();
    return !(typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false);
  } catch {
    return false;
  }
}

async function walk({ user }: Awaited<ReturnType<typeof aSession>>): Promise<string[]> {
  const { actor, session } = await identity.authenticate(user.browser);
  if (!session) throw new Error("not signed in");
  const open: string[] = [];
  for (const [door, knock] of Object.entries(DOORS))
    if ((await knock({ actor, session, browser: user.browser })) === true) open.push(door);
  return open;
}

describe("outside demo mode", () => {
  beforeAll(async () => {
    configure();
    things = await someThings();
    configure(OUTSIDE_DEMO);
  });

  test.each([
    ["staff", "none"],
    ["admin", "none"],
    ["staff", "enrolled"],
    ["admin", "enrolled"],
  ] as const)("%s whose second factor is %s sees at every door what a member sees", async (role, factor) => {
    const made = await aSession(role, factor);
    expect(await walk(made)).toEqual([]);
    const { session } = await identity.authenticate(made.user.browser);
    expect(session).toMatchObject({ roleWaits: true, needsSecondFactor: factor === "enrolled" });
  });

  test("an admin who has shown the factor opens every door", async () => {
    expect(await walk(await aSession("admin", "shown"))).toEqual(Object.keys(DOORS));
  });

  test("nobody with a role takes off their own factor; another admin does, and the person starts again", async () => {
    const [staff, admin] = [await aSession("staff", "shown"), await aSession("admin", "shown")];
    const { session } = await identity.authenticate(staff.user.browser);
    expect(await account.removeSecondFactor(staff.user.browser, session!, PASSWORD)).toEqual({
      ok: false,
      error: { code: "role_needs_it" },
    });
    const [self, other] = [
      (await identity.authenticate(staff.user.browser)).actor,
      (await identity.authenticate(admin.user.browser)).actor,
    ];
    expect(await identity.resetSecondFactor(self, admin.userId)).toEqual({ ok: false, error: "not_allowed" });
    expect(await identity.resetSecondFactor(other, admin.userId)).toEqual({
      ok: false,
      error: "not_allowed",
    });
    expect(await identity.resetSecondFactor(other, staff.userId)).toEqual({ ok: true, value: null });
    expect((await identity.authenticate(staff.user.browser)).session).toBeNull();
    expect(await identity.resetSecondFactor(SYSTEM, staff.userId)).toEqual({
      ok: false,
      error: "nothing_to_do",
    });
  });
});
