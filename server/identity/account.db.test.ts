import { URI, type TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import * as account from "./account.server.ts";
import { challengedUser } from "./two-factor.ts";
import { confirmLink } from "./email-confirmation.ts";
import * as identity from "./identity.server.ts";
import { rememberedSignUp, rememberSignUp } from "./new-account-cookie.ts";
import { cookieJar, configure } from "./testing/configured.ts";

const PASSWORD = "uma frase bem longa";

beforeAll(() => configure());

async function signedIn(email: string) {
  await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Ana Souza", email, password: PASSWORD }),
  );
  await client().query("update users set email_verified = true where email = $1", [email]);
  return enter(email);
}

async function enter(email: string) {
  const user = cookieJar();
  const answer = await identity.signIn(user.browser, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  user.keep(answer.value.cookies);
  return user;
}

const sessionOf = async (user: ReturnType<typeof cookieJar>) =>
  (await identity.authenticate(user.browser)).session!;

async function enrolled(email: string) {
  const user = await signedIn(email);
  const begun = await account.beginEnrolment(user.browser, await sessionOf(user), PASSWORD);
  if (!begun.ok) throw new Error(begun.error.code);
  const totp = URI.parse(begun.value.uri) as TOTP;
  const shown = await identity.verifyCode(user.browser, totp.generate(), email);
  if (!shown.ok) throw new Error(shown.error.code);
  user.keep(shown.value.cookies);
  return { user, totp };
}

async function tokenIn(to: string): Promise<string> {
  const found = (await listMails({ limit: 50 })).find((mail) => mail.to === to);
  const mail = await readMail(found!.id);
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}

test("a new password keeps this session as it was, second factor and profile included, and ends the others", async () => {
  const { user } = await enrolled("ana@example.com");
  const before = await sessionOf(user);
  await identity.addProfile(before.userId, "championship", null);
  const [profile] = await identity.activeProfiles(before.userId);
  await identity.chooseProfile(before, profile!.id);
  const other = await enter("ana@example.com");
  const input = { current: PASSWORD, next: "outra frase longa" };
  const changed = await account.changePassword(user.browser, await sessionOf(user), input);
  if (!changed.ok) throw new Error(changed.error.code);
  user.keep(changed.value.cookies);
  expect(await identity.authenticate(user.browser)).toMatchObject({
    actor: { profile: { id: profile!.id } },
    session: { assurance: "aal2", needsSecondFactor: false },
  });
  expect((await identity.authenticate(other.browser)).session).toBeNull();
  expect(await identity.listSessions(before)).toHaveLength(1);
});

test("a stolen session does not find out the password by trying", async () => {
  const user = await signedIn("beto@example.com");
  const session = await sessionOf(user);
  const answers = [];
  for (let n = 0; n < 12; n++)
    answers.push(await account.beginEnrolment(user.browser, session, `errada ${n}`));
  const codes = answers.map((answer) => (answer.ok ? "ok" : answer.error.code));
  expect(codes.filter((code) => code === "wrong_password")).toHaveLength(10);
  expect(codes.slice(10)).toEqual(["too_many", "too_many"]);
  expect(await account.removeSecondFactor(user.browser, session, PASSWORD)).toMatchObject({
    error: { code: "too_many" },
  });
});

test("a name is corrected, and both names are kept beside the audit log", async () => {
  const user = await signedIn("caio@example.com");
  const session = await sessionOf(user);
  await account.rename(session, "Caio Prado");
  expect((await sessionOf(user)).name).toBe("Caio Prado");
  const { rows } = await client().query(
    `select fields, before, after from audit_log join audit_values on audit_values.audit_id = audit_log.id
     where action = 'user.renamed' and actor_id = $1`,
    [session.userId],
  );
  expect(rows).toEqual([{ fields: ["name"], before: { name: "Ana Souza" }, after: { name: "Caio Prado" } }]);
});

test("an address changes when the old and then the new mailbox said yes; a link signs nobody in", async () => {
  const user = await signedIn("dora@example.com");
  const session = await sessionOf(user);
  await account.requestEmailChange(user.browser, session, "dora.nova@example.com");
  const stranger = cookieJar();
  expect(await confirmLink(stranger.browser, null, await tokenIn("dora@example.com"))).toMatchObject({
    ok: true,
    value: { step: "old_address", signedIn: false },
  });
  expect((await sessionOf(user)).email).toBe("dora@example.com");
  expect(await confirmLink(stranger.browser, null, await tokenIn("dora.nova@example.com"))).toMatchObject({
    ok: true,
    value: { step: "new_address", signedIn: false },
  });
  expect((await sessionOf(user)).email).toBe("dora.nova@example.com");
  expect(await identity.listSessions(session)).toHaveLength(1);
  expect(await confirmLink(stranger.browser, null, "nonsense")).toEqual({ ok: false, error: "link_invalid" });
});

async function signUp(email: string) {
  const user = cookieJar();
  await inTransaction(() =>
    identity.openAccount(user.browser, { name: "Ana Souza", email, password: PASSWORD }),
  );
  user.keep([rememberSignUp({ email, back: "/atletas" })]);
  return user;
}
const sessionsOf = async (email: string) => {
  const { rows } = await client().query<{ count: number }>(
    "select count(*)::int from sessions join users on users.id = user_id where email = $1",
    [email],
  );
  return rows[0]!.count;
};

test("confirming signs in the browser that signed up, and takes it where it wanted to go", async () => {
  const user = await signUp("hugo@example.com");
  const confirmed = await confirmLink(user.browser, null, await tokenIn("hugo@example.com"));
  if (!confirmed.ok) throw new Error(confirmed.error);
  expect(confirmed.value).toMatchObject({ step: "address", signedIn: true, back: "/atletas" });
  user.keep(confirmed.value.cookies);
  expect(await sessionOf(user)).toMatchObject({ email: "hugo@example.com", assurance: "aal1" });
  expect(rememberedSignUp(user.browser)).toBeNull();
  expect(await sessionsOf("hugo@example.com")).toBe(1);
});

test("a forwarded link, another person's browser and a used link confirm and open no session", async () => {
  await signUp("iris@example.com");
  const token = await tokenIn("iris@example.com");
  const other = await signUp("jair@example.com");
  const confirmed = await confirmLink(other.browser, null, token);
  expect(confirmed).toMatchObject({ ok: true, value: { signedIn: false, back: null } });
  expect(await sessionsOf("iris@example.com")).toBe(0);
  expect(
    await identity.signIn(cookieJar().browser, { email: "iris@example.com", password: PASSWORD }),
  ).toMatchObject({
    ok: true,
  });
  const forged = cookieJar();
  forged.keep([rememberSignUp({ email: "iris@example.com", back: null }).replace(/\.[\w-]+;/, ".AAAA;")]);
  expect(rememberedSignUp(forged.browser)).toBeNull();
  const before = await sessionsOf("iris@example.com");
  const own = cookieJar();
  own.keep([rememberSignUp({ email: "iris@example.com", back: null })]);
  expect(await confirmLink(own.browser, null, token)).toMatchObject({ ok: true, value: { signedIn: false } });
  expect(await sessionsOf("iris@example.com")).toBe(before);
});

test("a mistyped code takes neither the key nor the recovery codes away; another session sees nothing", async () => {
  const user = await signedIn("kika@example.com");
  const session = await sessionOf(user);
  expect(await account.pendingEnrolment(session)).toBeNull();
  const begun = await account.beginEnrolment(user.browser, session, PASSWORD);
  if (!begun.ok) throw new Error(begun.error.code);
  expect(await account.confirmEnrolment(user.browser, session, "000000")).toMatchObject({ ok: false });
  expect(await account.pendingEnrolment(session)).toEqual(begun.value);
  const other = await sessionOf(await enter("kika@example.com"));
  expect(await account.pendingEnrolment(other)).toBeNull();
  const { rows } = await client().query<{ value: string }>(
    "select value from verifications where identifier like 'enrolment:%'",
  );
  for (const { value } of rows) expect(value).not.toContain(begun.value.recoveryCodes[0]);
  const code = (URI.parse(begun.value.uri) as TOTP).generate();
  const done = await account.confirmEnrolment(user.browser, session, code);
  if (!done.ok) throw new Error(done.error.code);
  user.keep(done.value.cookies);
  expect(await account.pendingEnrolment(session)).toBeNull();
  expect(await sessionOf(user)).toMatchObject({ hasSecondFactor: true, assurance: "aal2" });
});

test("an own name is no password, by the mailed link nor in the account", async () => {
  const user = await signedIn("lara.prado@example.com");
  const change = { current: PASSWORD, next: "laraprado2026" };
  expect(await account.changePassword(user.browser, await sessionOf(user), change)).toEqual({
    ok: false,
    error: { code: "password_guessable" },
  });
  await identity.requestReset(cookieJar().browser, "lara.prado@example.com");
  const token = await tokenIn("lara.prado@example.com");
  expect(await identity.resetPassword(cookieJar().browser, { token, password: "souza!ana" })).toEqual({
    ok: false,
    error: "password_guessable",
  });
  expect(
    await identity.resetPassword(cookieJar().browser, { token, password: "outra frase longa" }),
  ).toMatchObject({
    ok: true,
  });
});

test("changes of address are counted", async () => {
  const user = await signedIn("eva@example.com");
  const session = await sessionOf(user);
  const ask = (n: number) => account.requestEmailChange(user.browser, session, `eva${n}@example.com`);
  const answers = [];
  for (let n = 0; n < 6; n++) answers.push(await ask(n));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
});

test("whoever passed the password and owes the code is known by the challenge, nobody else is", async () => {
  const { user } = await enrolled("fabi@example.com");
  const { userId } = await sessionOf(user);
  const challenged = await enter("fabi@example.com");
  expect(await challengedUser(challenged.browser)).toBe(userId);
  expect(await challengedUser(user.browser)).toBeUndefined();
  const forged = { ...cookieJar().browser, cookie: "joia.two_factor=2fa-attempts-x.y" };
  expect(await challengedUser(forged)).toBeUndefined();
});

test("only those with a password are asked for it", async () => {
  const user = await signedIn("gil@example.com");
  const session = await sessionOf(user);
  expect(await account.hasPassword(session)).toBe(true);
  await client().query("delete from accounts where user_id = $1", [session.userId]);
  expect(await account.hasPassword(session)).toBe(false);
});
