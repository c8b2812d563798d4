import { URI, type TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { beginEnrolment } from "./two-factor.ts";
import * as identity from "./identity.server.ts";
import { nextCode } from "./testing/next-code.ts";
import { cookieJar, configure } from "./testing/configured.ts";
import { CLIENT, startOpenIdProvider, type OpenIdProvider, type Person } from "./testing/openid-provider.ts";
import { visit } from "./testing/visit.ts";
import { finishThirdParty, signInProviders, startThirdParty } from "./third-party.ts";

const APP = "http://localhost:3000";
const PASSWORD = "uma frase bem longa";
const BIA: Person = { sub: "bia-there", email: "bia@example.com", email_verified: true, name: "Bia Lima" };

let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider(`${APP}/api/auth/callback/oidc`);
  configure({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Outro Site",
  });
});
afterAll(() => provider.close());
beforeEach(() => client().query("delete from users"));

async function start(user = cookieJar(), returnTo = "/profile-selection") {
  const begun = await startThirdParty(user.browser, "oidc", returnTo);
  if (!begun.ok) throw new Error(begun.error.code);
  user.keep(begun.value.cookies);
  return { user, url: begun.value.url };
}

async function comeBack(person: Person, user = cookieJar()) {
  provider.signInAs(person);
  const { url } = await start(user);
  const returned = await finishThirdParty(user.browser, await visit(url, APP));
  user.keep(returned.cookies);
  return { returned, session: (await identity.authenticate(user.browser)).session, user };
}

async function withPassword(email: string, verified: boolean): Promise<string> {
  const opened = await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Bia Lima", email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  if (verified) await client().query("update users set email_verified = true where email = $1", [email]);
  return opened.userId;
}

test("a site that is out of order closes its own door only, and opens it again when it is back", async () => {
  provider.down(true);
  expect(await startThirdParty(cookieJar().browser, "oidc", "/")).toEqual({
    ok: false,
    error: { code: "unavailable" },
  });
  await withPassword("caio@example.com", true);
  expect(
    await identity.signIn(cookieJar().browser, { email: "caio@example.com", password: PASSWORD }),
  ).toMatchObject({ ok: true });
  provider.down(false);
  expect((await comeBack(BIA)).session).not.toBeNull();
});

test("the login page learns the name of the site and none of its secrets", () => {
  expect(signInProviders()).toEqual([{ id: "oidc", name: "Outro Site" }]);
});

test("somebody new gets a session, the role of a user and no profile", async () => {
  const { returned, session } = await comeBack(BIA);
  expect(returned).toMatchObject({ to: "/profile-selection", problem: null });
  expect(session).toMatchObject({
    name: "Bia Lima",
    email: "bia@example.com",
    assurance: "aal1",
  });
  expect(await identity.activeProfiles(session!.userId)).toEqual([]);
  const { rows } = await client().query("select role from profiles where id = $1", [session!.userId]);
  expect(rows).toEqual([{ role: "user" }]);
  const again = await comeBack(BIA);
  expect(again.session?.userId).toBe(session!.userId);
});

test("the other site is asked with PKCE, and refuses to be asked without", async () => {
  const { url } = await start();
  const asked = new URL(url);
  expect(asked.origin).toBe(provider.issuer);
  expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
  asked.searchParams.delete("code_challenge");
  asked.searchParams.delete("code_challenge_method");
  const refused = await visit(asked.href, APP);
  expect(refused.searchParams.get("error")).toBe("invalid_request");
  expect(refused.searchParams.get("error_description")).toContain("PKCE");
});

test("where somebody came from survives the way to the other site and back", async () => {
  provider.signInAs(BIA);
  const { user, url } = await start(cookieJar(), "/profile-selection?voltar=%2Fconta");
  const returned = await finishThirdParty(user.browser, await visit(url, APP));
  expect(returned.to).toBe("/profile-selection?voltar=%2Fconta");
});

test("a confirmed account of ours is entered with an address that was confirmed there", async () => {
  const userId = await withPassword(BIA.email, true);
  const { session } = await comeBack(BIA);
  expect(session?.userId).toBe(userId);
});

test("an account whose address nobody confirmed here is not handed over", async () => {
  await withPassword(BIA.email, false);
  const { returned, session } = await comeBack(BIA);
  expect(returned).toMatchObject({ to: "/login", problem: "account_not_linked" });
  expect(session).toBeNull();
});

test("an address that the other site did not confirm opens nothing, neither an account of ours nor a new one", async () => {
  await withPassword(BIA.email, true);
  const taken = await comeBack({ ...BIA, email_verified: false });
  expect(taken.returned.problem).toBe("account_not_linked");
  expect(taken.session).toBeNull();
  const fresh = await comeBack({ ...BIA, sub: "other", email: "victim@example.com", email_verified: false });
  expect(fresh.returned.problem).toBe("email_not_verified");
  expect(fresh.session).toBeNull();
});

test("an answer that another browser asked for signs nobody in", async () => {
  provider.signInAs(BIA);
  const { url } = await start();
  const stranger = cookieJar();
  const returned = await finishThirdParty(stranger.browser, await visit(url, APP));
  expect(returned.problem).not.toBeNull();
  stranger.keep(returned.cookies);
  expect((await identity.authenticate(stranger.browser)).session).toBeNull();
});

test("the second factor is owed by this door too", async () => {
  await withPassword(BIA.email, true);
  const owner = cookieJar();
  const signedIn = await identity.signIn(owner.browser, { email: BIA.email, password: PASSWORD });
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  owner.keep(signedIn.value.cookies);
  const enrolment = await beginEnrolment(owner.browser, PASSWORD);
  if (!enrolment.ok) throw new Error(enrolment.error);
  const totp = URI.parse(enrolment.value.uri) as TOTP;
  await identity.verifyCode(owner.browser, totp.generate(), "bia");
  const { session, user } = await comeBack(BIA);
  expect(session).toMatchObject({ needsSecondFactor: true, assurance: "aal1" });
  const shown = await identity.verifyCode(user.browser, nextCode(totp), "bia");
  expect(shown.ok).toBe(true);
  expect((await identity.authenticate(user.browser)).session).toMatchObject({
    needsSecondFactor: false,
    assurance: "aal2",
  });
});

test("a site that is not configured is not asked", async () => {
  expect(await startThirdParty(cookieJar().browser, "google", "/")).toEqual({
    ok: false,
    error: { code: "unavailable" },
  });
  expect(config().signInProviders).toHaveLength(1);
});
