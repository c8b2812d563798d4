import { URI, type TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { spend } from "#server/platform/limits/limits.ts";
import { beginEnrolment } from "./two-factor.ts";
import * as identity from "./identity.server.ts";
import { knownDevice } from "./known-device.ts";
import {
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  loginCount,
  MAILS_PER_ACCOUNT,
  SIGN_UP_PER_ADDRESS,
} from "./limits.ts";
import { nextCode } from "./testing/next-code.ts";
import { cookieJar, configure } from "./testing/configured.ts";

beforeAll(() => configure());

const PASSWORD = "uma frase bem longa";

async function lastLink(template: string): Promise<string> {
  const mails = await listMails({ limit: 20 });
  const found = mails.find((mail) => mail.template === template);
  const mail = await readMail(found!.id);
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}

async function aMember(email: string) {
  const visitor = cookieJar();
  const opened = await inTransaction(() =>
    identity.openAccount(visitor.browser, { name: "Ana Souza", email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  expect(await identity.confirmEmail(visitor.browser, await lastLink("confirm-address"))).toMatchObject({
    ok: true,
  });
  return opened.userId;
}

async function signedIn(email: string) {
  const user = cookieJar();
  const answer = await identity.signIn(user.browser, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  user.keep(answer.value.cookies);
  return { user, needsCode: answer.value.needsCode };
}

test("an account opens its session only after its address was confirmed", async () => {
  const visitor = cookieJar();
  await inTransaction(() =>
    identity.openAccount(visitor.browser, { name: "Bia Lima", email: "bia@example.com", password: PASSWORD }),
  );
  expect(await identity.signIn(visitor.browser, { email: "bia@example.com", password: PASSWORD })).toEqual({
    ok: false,
    error: { code: "unverified" },
  });
  await identity.confirmEmail(visitor.browser, await lastLink("confirm-address"));
  const { user } = await signedIn("bia@example.com");
  expect(await identity.authenticate(user.browser)).toMatchObject({
    actor: { kind: "member", role: "user" },
    session: { name: "Bia Lima", needsSecondFactor: false },
  });
});

test("a wrong password, an unknown address and a very long password get one answer", async () => {
  await aMember("caio@example.com");
  const wrong = { ok: false, error: { code: "wrong_credentials" } };
  expect(
    await identity.signIn(cookieJar().browser, { email: "caio@example.com", password: "nao e esta" }),
  ).toEqual(wrong);
  expect(
    await identity.signIn(cookieJar().browser, { email: "ninguem@example.com", password: "nao e esta" }),
  ).toEqual(wrong);
  expect(
    await identity.signIn(cookieJar().browser, { email: "caio@example.com", password: "x".repeat(10_000) }),
  ).toEqual(wrong);
});

test("an address in use is not revealed; its owner gets a mail", async () => {
  await aMember("dora@example.com");
  const again = await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "X Y", email: "dora@example.com", password: PASSWORD }),
  );
  expect(again).toBeNull();
  const mails = await listMails({ limit: 5 });
  expect(mails[0]).toMatchObject({ template: "address-in-use", to: "dora@example.com" });
});

test("a sign-up that fails later leaves no account and sends no mail", async () => {
  const failing = inTransaction(async () => {
    await identity.openAccount(cookieJar().browser, {
      name: "Eva Reis",
      email: "eva@example.com",
      password: PASSWORD,
    });
    throw new Error("the profile could not be written");
  });
  await expect(failing).rejects.toThrow("profile");
  expect(await identity.findByEmail("eva@example.com")).toBeUndefined();
  expect((await listMails({ limit: 50 })).some((mail) => mail.to === "eva@example.com")).toBe(false);
});

test("a password is reset by the mailed link, once, and every session ends", async () => {
  await aMember("fabio@example.com");
  const { user } = await signedIn("fabio@example.com");
  await identity.requestReset(cookieJar().browser, "fabio@example.com");
  const token = await lastLink("password-reset");
  expect(
    await identity.resetPassword(cookieJar().browser, { token, password: "outra frase longa" }),
  ).toMatchObject({ ok: true });
  expect((await identity.authenticate(user.browser)).session).toBeNull();
  expect(await identity.resetPassword(cookieJar().browser, { token, password: "terceira frase" })).toEqual({
    ok: false,
    error: "link_invalid",
  });
  expect(
    await identity.signIn(cookieJar().browser, { email: "fabio@example.com", password: "outra frase longa" }),
  ).toMatchObject({ ok: true });
});

test("a second factor is asked for at login; its code works once", async () => {
  await aMember("gil@example.com");
  const { user } = await signedIn("gil@example.com");
  const enrolment = await beginEnrolment(user.browser, PASSWORD);
  if (!enrolment.ok) throw new Error(enrolment.error);
  expect(enrolment.value.recoveryCodes.length).toBeGreaterThan(5);
  const totp = URI.parse(enrolment.value.uri) as TOTP;
  const confirmed = await identity.verifyCode(user.browser, totp.generate(), "gil");
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  user.keep(confirmed.value.cookies);
  expect((await identity.authenticate(user.browser)).session).toMatchObject({
    assurance: "aal2",
    needsSecondFactor: false,
  });

  const second = await signedIn("gil@example.com");
  expect(second.needsCode).toBe(true);
  expect((await identity.authenticate(second.user.browser)).session).toBeNull();
  const code = nextCode(totp);
  const challenged = await identity.verifyCode(second.user.browser, code, "gil");
  if (!challenged.ok) throw new Error(challenged.error.code);
  second.user.keep(challenged.value.cookies);
  expect((await identity.authenticate(second.user.browser)).session).toMatchObject({ assurance: "aal2" });

  const third = await signedIn("gil@example.com");
  expect(await identity.verifyCode(third.user.browser, code, "gil")).toEqual({
    ok: false,
    error: { code: "wrong_code" },
  });
  // The replayed code used up the challenge too: whoever tried it starts again with the password.
  const again = await signedIn("gil@example.com");
  const recovered = await identity.verifyRecoveryCode(
    again.user.browser,
    enrolment.value.recoveryCodes[0]!,
    "gil",
  );
  expect(recovered.ok).toBe(true);
  const fourth = await signedIn("gil@example.com");
  expect(
    (await identity.verifyRecoveryCode(fourth.user.browser, enrolment.value.recoveryCodes[0]!, "gil")).ok,
  ).toBe(false);
});

/** As if so many wrong passwords had been tried before: each real one costs a hash. */
async function triedBefore(browser: Browser, email: string, times: number): Promise<void> {
  const { limit, key } = loginCount(browser, email);
  expect(await spend(limit, key, times)).toMatchObject({ ok: true });
}
const wrong = async (email: string, browser: Browser) => {
  const answer = await identity.signIn(browser, { email, password: "errada" });
  return answer.ok ? "ok" : answer.error.code;
};
const right = (email: string, browser: Browser) => identity.signIn(browser, { email, password: PASSWORD });

test("a stranger's wrong passwords shut out the stranger's network and nobody else", async () => {
  const email = "helena@example.com";
  await aMember(email);
  const stranger = () => cookieJar("198.51.100.1").browser;
  await triedBefore(stranger(), email, 9);
  expect(await wrong(email, stranger())).toBe("wrong_credentials");
  expect(await wrong(email, stranger())).toBe("too_many");
  expect(await right(email, cookieJar("198.51.100.1").browser)).toMatchObject({
    error: { code: "too_many" },
  });
  expect(await right(email, cookieJar("198.51.100.2").browser)).toMatchObject({ ok: true });
});

test("when many networks try one account, its owner enters from a known device, or by the mailed link", async () => {
  const email = "iara@example.com";
  await aMember(email);
  const { user: owner } = await signedIn(email);
  await spend(LOGIN_PER_ACCOUNT, { account: email }, 100);
  expect(await right(email, cookieJar().browser)).toMatchObject({ error: { code: "use_mailed_link" } });
  expect(await right(email, owner.browser)).toMatchObject({ ok: true });

  const elsewhere = cookieJar();
  expect(await identity.requestReset(elsewhere.browser, email)).toEqual({ ok: true, value: null });
  const token = await lastLink("password-reset");
  const reset = await identity.resetPassword(elsewhere.browser, { token, password: PASSWORD });
  if (!reset.ok) throw new Error(reset.error);
  elsewhere.keep(reset.value.cookies);
  expect(await right(email, elsewhere.browser)).toMatchObject({ ok: true });
});

test("a known device is known for its own accounts only, and has tries of its own that end too", async () => {
  const email = "jonas@example.com";
  await aMember(email);
  const { user } = await signedIn(email);
  expect(knownDevice(user.browser, email)).not.toBeNull();
  expect(knownDevice(user.browser, "outra@example.com")).toBeNull();
  const forged = user.jar.get("known-device")!.replace(/.$/, "_");
  expect(knownDevice({ ...user.browser, cookie: `known-device=${forged}` }, email)).toBeNull();
  await triedBefore(user.browser, email, 9);
  expect(await wrong(email, user.browser)).toBe("wrong_credentials");
  expect(await wrong(email, user.browser)).toBe("too_many");
  // Its own mistakes, and nobody else's.
  expect(await right(email, cookieJar().browser)).toMatchObject({ ok: true });
});

test("strangers' requests for links send nothing more after a while, with the same answer, and stop nobody", async () => {
  const email = "karen@example.com";
  await aMember(email);
  const { user: owner } = await signedIn(email);
  const stranger = (n: number) => identity.requestReset(cookieJar(`198.51.101.${n}`).browser, email);
  const sent = async () =>
    (await listMails({ limit: 100 })).filter(
      ({ to, template }) => to === email && template === "password-reset",
    ).length;
  await spend(MAILS_PER_ACCOUNT, { account: email }, 9);
  for (const n of [1, 2, 3]) expect(await stranger(n)).toEqual({ ok: true, value: null });
  expect(await sent()).toBe(1);
  expect(await identity.requestReset(owner.browser, email)).toMatchObject({ ok: true });
  expect(await sent()).toBe(2);
});

test("logins and sign-ups from one IPv6 network are limited, whichever of its addresses asks", async () => {
  for (const limit of [LOGIN_PER_ADDRESS, SIGN_UP_PER_ADDRESS])
    for (let n = 0; n < limit.points; n++)
      await spend(limit, cookieJar(`2001:db8:77:1::${n.toString(16)}`).browser);
  const neighbour = cookieJar("2001:db8:77:1:a:b:c:d").browser;
  const tooMany = { ok: false, error: { code: "too_many" } };
  const email = "vizinho@example.com";
  expect(await identity.signIn(neighbour, { email, password: PASSWORD })).toMatchObject(tooMany);
  expect(await identity.countSignUp(neighbour, email)).toMatchObject(tooMany);
  expect(await identity.countSignUp(cookieJar("2001:db8:77:2::1").browser, email)).toMatchObject({
    ok: true,
  });
});

test("a revoked session is dead at the next request", async () => {
  await aMember("ivo@example.com");
  const { user } = await signedIn("ivo@example.com");
  const { session } = await identity.authenticate(user.browser);
  const [listed] = await identity.listSessions(session!);
  expect(await identity.revokeSession(session!, listed!.id)).toBe(true);
  expect((await identity.authenticate(user.browser)).session).toBeNull();
});

test("a session lives by our signature and its own time: a forged one, one under another name and one that is over open nothing", async () => {
  const userId = await aMember("sig@example.com");
  const { user } = await signedIn("sig@example.com");
  const { browser } = user;
  const [, name, value] = /((?:__Secure-)?joia\.session_token)=([^;]+)/.exec(browser.cookie ?? "")!;
  const as = async (cookie: string) => (await identity.authenticate({ ...browser, cookie })).actor.kind;
  expect(await as(`${name}=${value}`)).toBe("member");
  const [token, signature] = decodeURIComponent(value!).split(".") as [string, string];
  const forged = [
    token,
    `${token}.`,
    `${token}.${signature.at(0) === "A" ? "B" : "A"}${signature.slice(1)}`,
    `${token}x.${signature}`,
    `.${signature}`,
    "%",
    "%E0%A4%A",
  ];
  for (const one of forged) {
    expect(await as(`${name}=${one}`)).toBe("visitor");
    expect(await as(`${name}=${encodeURIComponent(one)}`)).toBe("visitor");
  }
  const otherName = name!.startsWith("__Secure-") ? name!.slice(9) : `__Secure-${name}`;
  expect(await as(`${otherName}=${value}`)).toBe("visitor");
  await client().query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    userId,
  ]);
  expect(await as(`${name}=${value}`)).toBe("visitor");
});

test("a session that is used goes on: after an hour it is prolonged, and its cookie with it", async () => {
  const userId = await aMember("longer@example.com");
  const { user } = await signedIn("longer@example.com");
  expect((await identity.authenticate(user.browser)).cookies).toEqual([]);
  const expiry = async () =>
    (
      await client().query<{ days: number }>(
        "select (extract(epoch from max(expires_at) - now()) / 86400)::float8 as days from sessions where user_id = $1",
        [userId],
      )
    ).rows[0]!.days;
  await client().query("update sessions set expires_at = now() + interval '13 days' where user_id = $1", [
    userId,
  ]);
  const who = await identity.authenticate(user.browser);
  expect(who.actor).toMatchObject({ kind: "member", userId });
  expect(who.cookies.join()).toContain("joia.session_token=");
  expect(await expiry()).toBeGreaterThan(13.9);
});
