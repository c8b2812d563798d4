import { createHash } from "node:crypto";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { CODE_PER_ACCOUNT } from "./limits.ts";
import * as queries from "./queries.ts";

export interface Enrolment {
  /** For apps that take the address as text. */
  uri: string;
  /** The same as a picture. */
  qrSvg: string;
  recoveryCodes: string[];
}

/** The first half: a secret for the app. It counts only once a code of it was shown (`confirmEnrolment`). */
export async function beginEnrolment(
  browser: Browser,
  password: string,
): Promise<Result<Enrolment, "wrong_password" | "already_enrolled">> {
  const answer = await ask<{ totpURI: string; backupCodes: string[] }>(
    async (headers) =>
      (await auth()).api.enableTwoFactor({ body: { password, method: "totp" }, headers, asResponse: true }),
    browser,
  );
  if (!answer.ok) return err(answer.error === "TOTP_ALREADY_ENABLED" ? "already_enrolled" : "wrong_password");
  const { totpURI, backupCodes } = answer.value.value;
  const { default: QRCode } = await import("qrcode");
  return ok({
    uri: totpURI,
    qrSvg: await QRCode.toString(totpURI, { type: "svg", margin: 1 }),
    recoveryCodes: backupCodes,
  });
}

export type CodeProblem = { code: "wrong_code" } | TooMany;

/** A code of the app: finishes enrolment, answers the challenge at login, or raises a session to aal2. */
export const verifyCode = (browser: Browser, code: string, countAs: string) =>
  verify(browser, code, countAs, async (headers) =>
    (await auth()).api.verifyTOTP({ body: { code }, headers, asResponse: true }),
  );

/** A recovery code instead of the app. The library deletes it, so that it works once. */
export const verifyRecoveryCode = (browser: Browser, code: string, countAs: string) =>
  verify(browser, code, countAs, async (headers) =>
    (await auth()).api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
  );

async function verify(
  browser: Browser,
  code: string,
  countAs: string,
  call: (headers: Headers) => Promise<Response>,
): Promise<Result<{ cookies: string[]; userId: string }, CodeProblem>> {
  const counted = await spend(CODE_PER_ACCOUNT, { account: countAs });
  if (!counted.ok) return counted;
  const answer = await ask<{ token: string; user: { id: string } }>(call, browser);
  if (!answer.ok) return err({ code: "wrong_code" });
  const { token, user } = answer.value.value;
  const raised = await inTransaction(async () => {
    if (!(await queries.useCode(user.id, fingerprint(user.id, code))))
      return err({ code: "wrong_code" as const });
    await queries.raiseAssurance(token);
    await audit(user.id, "session.second_factor", user.id);
    return ok({ cookies: answer.value.cookies, userId: user.id });
  });
  // The library opened a session for a code that was used before; nobody has its cookie yet.
  if (!raised.ok) await queries.deleteSessionByToken(token);
  return raised;
}

export async function disable(
  browser: Browser,
  password: string,
): Promise<Result<{ cookies: string[] }, "wrong_password">> {
  const answer = await ask(
    async (headers) => (await auth()).api.disableTwoFactor({ body: { password }, headers, asResponse: true }),
    browser,
  );
  return answer.ok ? ok({ cookies: answer.value.cookies }) : err("wrong_password");
}

const CHALLENGE_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.two_factor=([^;]+)/;

/**
 * Whose code this browser still has to show after its password was right. Tries are counted under the
 * account; whether the cookie is genuine is for the auth library to say, which checks its signature.
 */
export async function challengedUser({ cookie }: Browser): Promise<string | undefined> {
  const value = CHALLENGE_COOKIE.exec(cookie ?? "")?.[1];
  return value && queries.verificationValue(value.split(/\.|%2E/i, 1)[0]!);
}

const fingerprint = (userId: string, code: string) =>
  createHash("sha256").update(`${userId}:${code}`).digest("hex");
