import { URI, type TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { beginEnrolment } from "./two-factor.ts";
import * as identity from "./identity.server.ts";
import { proofNeeded, proveOwner } from "./proof.ts";
import { nextCode } from "./testing/next-code.ts";
import { cookieJar, configure } from "./testing/configured.ts";

const PASSWORD = "uma frase bem longa";

beforeAll(() => configure());

async function signedIn(email: string) {
  const own = cookieJar();
  const opened = await inTransaction(() =>
    identity.openAccount(own.browser, { name: "Ana Prova", email, password: PASSWORD }),
  );
  if (!opened) throw new Error("the address is in use");
  await client().query("update users set email_verified = true where id = $1", [opened.userId]);
  const answer = await identity.signIn(own.browser, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  own.keep(answer.value.cookies);
  return own;
}

const sessionOf = async (own: ReturnType<typeof cookieJar>) =>
  (await identity.authenticate(own.browser)).session!;

test("the password is asked for again, and only so often", async () => {
  const own = await signedIn("prova@example.com");
  const session = await sessionOf(own);
  expect(await proofNeeded(session)).toEqual({ password: true, code: false });
  expect(await proveOwner(own.browser, session, { password: PASSWORD })).toEqual({ ok: true, value: null });
  expect(await proveOwner(own.browser, session, {})).toEqual({
    ok: false,
    error: { code: "wrong_password" },
  });
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => proveOwner(own.browser, session, { password: "x" })),
  );
  expect(answers.filter((answer) => !answer.ok && answer.error.code === "too_many").length).toBeGreaterThan(
    0,
  );
});

test("whoever has a second factor shows it too", async () => {
  const own = await signedIn("fator@example.com");
  const enrolment = await beginEnrolment(own.browser, PASSWORD);
  if (!enrolment.ok) throw new Error(enrolment.error);
  const totp = URI.parse(enrolment.value.uri) as TOTP;
  const confirmed = await identity.verifyCode(own.browser, totp.generate(), "fator");
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  own.keep(confirmed.value.cookies);
  const session = await sessionOf(own);
  expect(await proofNeeded(session)).toEqual({ password: true, code: true });
  const wrong = await proveOwner(own.browser, session, { password: PASSWORD, code: "000000" });
  expect(wrong).toEqual({ ok: false, error: { code: "wrong_code" } });
  expect(await proveOwner(own.browser, session, { password: PASSWORD, code: nextCode(totp) })).toEqual({
    ok: true,
    value: null,
  });
  const [recovery] = enrolment.value.recoveryCodes;
  expect(await proveOwner(own.browser, session, { password: PASSWORD, code: recovery })).toEqual({
    ok: true,
    value: null,
  });
});

test("whoever signs in by another site comes from there a moment ago", async () => {
  const own = await signedIn("fora@example.com");
  const session = await sessionOf(own);
  await client().query("delete from accounts where user_id = $1", [session.userId]);
  expect(await proveOwner(own.browser, session, {})).toEqual({ ok: true, value: null });
  await client().query("update sessions set created_at = now() - interval '16 minutes' where user_id = $1", [
    session.userId,
  ]);
  expect(await proveOwner(own.browser, session, {})).toEqual({
    ok: false,
    error: { code: "session_not_fresh" },
  });
});
