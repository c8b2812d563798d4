import { URI, type TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { spend } from "#server/platform/limits/limits.ts";
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
import { browser, configure } from "./testing/configured.ts";

beforeAll(() => configure());

const PASSWORD = "uma frase bem longa";

async function lastLink(template: string): Promise<string> {
  const mails = await listMails({ limit: 20 });
  const found = mails.find((mail) => mail.template === template);
  const mail = await readMail(found!.id);
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}

async function aMember(email: string) {
  const visitor = browser();
  const opened = await inTransaction(() =>
    identity.openAccount(visitor.caller, { name: "Ana Souza", email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  expect(await identity.confirmEmail(visitor.caller, await lastLink("confirm-address"))).toMatchObject({
    ok: true,
  });
  return opened.userId;
}

async function signedIn(email: string) {
  const user = browser();
  const answer = await identity.signIn(user.caller, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  user.keep(answer.value.cookies);
  return { user, needsCode: answer.value.needsCode };
}

test("an account opens its session only after its address was confirmed", async () => {
  const visitor = browser();
  await inTransaction(() =>
    identity.openAccount(visitor.caller, { name: "Bia Lima", email: "bia@example.com", password: PASSWORD }),
  );
  expect(await identity.signIn(visitor.caller, { email: "bia@example.com", password: PASSWORD })).toEqual({
    ok: false,
    error: { code: "unverified" },
  });
  await identity.confirmEmail(visitor.caller, await lastLink("confirm-address"));
  const { user } = await signedIn("bia@example.com");
  expect(await identity.viewerOf(user.caller)).toMatchObject({
    actor: { kind: "member", role: "user" },
    member: { name: "Bia Lima", needsSecondFactor: false },
  });
});

test("a wrong password, an unknown address and a very long password get one answer", async () => {
  await aMember("caio@example.com");
  const wrong = { ok: false, error: { code: "wrong_credentials" } };
  expect(
    await identity.signIn(browser().caller, { email: "caio@example.com", password: "nao e esta" }),
  ).toEqual(wrong);
  expect(
    await identity.signIn(browser().caller, { email: "ninguem@example.com", password: "nao e esta" }),
  ).toEqual(wrong);
  expect(
    await identity.signIn(browser().caller, { email: "caio@example.com", password: "x".repeat(10_000) }),
  ).toEqual(wrong);
});

test("an address in use is not revealed; its owner gets a mail", async () => {
  await aMember("dora@example.com");
  const again = await inTransaction(() =>
    identity.openAccount(browser().caller, { name: "X Y", email: "dora@example.com", password: PASSWORD }),
  );
  expect(again).toBeNull();
  const mails = await listMails({ limit: 5 });
  expect(mails[0]).toMatchObject({ template: "address-in-use", to: "dora@example.com" });
});

test("a sign-up that fails later leaves no account and sends no mail", async () => {
  const failing = inTransaction(async () => {
    await identity.openAccount(browser().caller, {
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
  await identity.requestReset(browser().caller, "fabio@example.com");
  const token = await lastLink("password-reset");
  expect(
    await identity.resetPassword(browser().caller, { token, password: "outra frase longa" }),
  ).toMatchObject({ ok: true });
  expect((await identity.viewerOf(user.caller)).member).toBeNull();
  expect(await identity.resetPassword(browser().caller, { token, password: "terceira frase" })).toEqual({
    ok: false,
    error: "link_invalid",
  });
  expect(
    await identity.signIn(browser().caller, { email: "fabio@example.com", password: "outra frase longa" }),
  ).toMatchObject({ ok: true });
});

test("a second factor is asked for at login; its code works once", async () => {
  await aMember("gil@example.com");
  const { user } = await signedIn("gil@example.com");
  const enrolment = await identity.beginEnrolment(user.caller, PASSWORD);
  if (!enrolment.ok) throw new Error(enrolment.error);
  expect(enrolment.value.recoveryCodes.length).toBeGreaterThan(5);
  const totp = URI.parse(enrolment.value.uri) as TOTP;
  const confirmed = await identity.verifyCode(user.caller, totp.generate(), "gil");
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  user.keep(confirmed.value.cookies);
  expect((await identity.viewerOf(user.caller)).member).toMatchObject({
    assurance: "aal2",
    needsSecondFactor: false,
  });

  const second = await signedIn("gil@example.com");
  expect(second.needsCode).toBe(true);
  expect((await identity.viewerOf(second.user.caller)).member).toBeNull();
  const code = nextCode(totp);
  const challenged = await identity.verifyCode(second.user.caller, code, "gil");
  if (!challenged.ok) throw new Error(challenged.error.code);
  second.user.keep(challenged.value.cookies);
  expect((await identity.viewerOf(second.user.caller)).member).toMatchObject({ assurance: "aal2" });

  const third = await signedIn("gil@example.com");
  expect(await identity.verifyCode(third.user.caller, code, "gil")).toEqual({
    ok: false,
    error: { code: "wrong_code" },
  });
  // The replayed code used up the challenge too: whoever tried it starts again with the password.
  const again = await signedIn("gil@example.com");
  const recovered = await identity.verifyRecoveryCode(
    again.user.caller,
    enrolment.value.recoveryCodes[0]!,
    "gil",
  );
  expect(recovered.ok).toBe(true);
  const fourth = await signedIn("gil@example.com");
  expect(
    (await identity.verifyRecoveryCode(fourth.user.caller, enrolment.value.recoveryCodes[0]!, "gil")).ok,
  ).toBe(false);
});

/** As if so many wrong passwords had been tried before: each real one costs a hash. */
async function triedBefore(caller: identity.Caller, email: string, times: number): Promise<void> {
  const { limit, key } = loginCount(caller, email);
  expect(await spend(limit, key, times)).toMatchObject({ ok: true });
}
const wrong = async (email: string, caller: identity.Caller) => {
  const answer = await identity.signIn(caller, { email, password: "errada" });
  return answer.ok ? "ok" : answer.error.code;
};
const right = (email: string, caller: identity.Caller) =>
  identity.signIn(caller, { email, password: PASSWORD });

test("a stranger's wrong passwords shut out the stranger's network and nobody else", async () => {
  const email = "helena@example.com";
  await aMember(email);
  const stranger = () => browser("198.51.100.1").caller;
  await triedBefore(stranger(), email, 9);
  expect(await wrong(email, stranger())).toBe("wrong_credentials");
  expect(await wrong(email, stranger())).toBe("too_many");
  expect(await right(email, browser("198.51.100.1").caller)).toMatchObject({ error: { code: "too_many" } });
  expect(await right(email, browser("198.51.100.2").caller)).toMatchObject({ ok: true });
});

test("when many networks try one account, its owner enters from a known device, or by the mailed link", async () => {
  const email = "iara@example.com";
  await aMember(email);
  const { user: owner } = await signedIn(email);
  await spend(LOGIN_PER_ACCOUNT, { account: email }, 100);
  expect(await right(email, browser().caller)).toMatchObject({ error: { code: "use_mailed_link" } });
  expect(await right(email, owner.caller)).toMatchObject({ ok: true });

  const elsewhere = browser();
  expect(await identity.requestReset(elsewhere.caller, email)).toEqual({ ok: true, value: null });
  const token = await lastLink("password-reset");
  const reset = await identity.resetPassword(elsewhere.caller, { token, password: PASSWORD });
  if (!reset.ok) throw new Error(reset.error);
  elsewhere.keep(reset.value.cookies);
  expect(await right(email, elsewhere.caller)).toMatchObject({ ok: true });
});

test("a known device is known for its own accounts only, and has tries of its own that end too", async () => {
  const email = "jonas@example.com";
  await aMember(email);
  const { user } = await signedIn(email);
  expect(knownDevice(user.caller, email)).not.toBeNull();
  expect(knownDevice(user.caller, "outra@example.com")).toBeNull();
  const forged = user.jar.get("known-device")!.replace(/.$/, "_");
  expect(knownDevice({ ...user.caller, cookie: `known-device=${forged}` }, email)).toBeNull();
  await triedBefore(user.caller, email, 9);
  expect(await wrong(email, user.caller)).toBe("wrong_credentials");
  expect(await wrong(email, user.caller)).toBe("too_many");
  // Its own mistakes, and nobody else's.
  expect(await right(email, browser().caller)).toMatchObject({ ok: true });
});

test("strangers' requests for links send nothing more after a while, with the same answer, and stop nobody", async () => {
  const email = "karen@example.com";
  await aMember(email);
  const { user: owner } = await signedIn(email);
  const stranger = (n: number) => identity.requestReset(browser(`198.51.101.${n}`).caller, email);
  const sent = async () =>
    (await listMails({ limit: 100 })).filter(
      ({ to, template }) => to === email && template === "password-reset",
    ).length;
  await spend(MAILS_PER_ACCOUNT, { account: email }, 9);
  for (const n of [1, 2, 3]) expect(await stranger(n)).toEqual({ ok: true, value: null });
  expect(await sent()).toBe(1);
  expect(await identity.requestReset(owner.caller, email)).toMatchObject({ ok: true });
  expect(await sent()).toBe(2);
});

test("logins and sign-ups from one IPv6 network are limited, whichever of its addresses asks", async () => {
  for (const limit of [LOGIN_PER_ADDRESS, SIGN_UP_PER_ADDRESS])
    for (let n = 0; n < limit.points; n++)
      await spend(limit, browser(`2001:db8:77:1::${n.toString(16)}`).caller.client);
  const neighbour = browser("2001:db8:77:1:a:b:c:d").caller;
  const tooMany = { ok: false, error: { code: "too_many" } };
  const email = "vizinho@example.com";
  expect(await identity.signIn(neighbour, { email, password: PASSWORD })).toMatchObject(tooMany);
  expect(await identity.countSignUp(neighbour, email)).toMatchObject(tooMany);
  expect(await identity.countSignUp(browser("2001:db8:77:2::1").caller, email)).toMatchObject({ ok: true });
});

test("a revoked session is dead at the next request", async () => {
  const userId = await aMember("ivo@example.com");
  const { user } = await signedIn("ivo@example.com");
  const [session] = await identity.listSessions(userId);
  expect(await identity.revokeSession(userId, session!.id)).toBe(true);
  expect((await identity.viewerOf(user.caller)).member).toBeNull();
});
