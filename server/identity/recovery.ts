import { setTimeout as delay } from "node:timers/promises";
import { isGuessable } from "#domain/identity/guessable-password.ts";
import { err, ignore, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { deviceCookie } from "./known-device.ts";
import { countMailedLink } from "./limits.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

const FLOOR_MS = 400;

/** The same answer, in the same time, for every address. */
export async function requestReset(browser: Browser, email: string): Promise<Result<null, TooMany>> {
  return mailLink(browser, email, () =>
    ask(
      async (headers) =>
        (await auth()).api.requestPasswordReset({ body: { email }, headers, asResponse: true }),
      browser,
    ),
  );
}

/** A link works once, for an hour; every session of the account ends. Its browser is a known one from then on. */
export async function resetPassword(
  browser: Browser,
  input: { token: string; password: string },
): Promise<Result<{ cookies: string[] }, "link_invalid" | "password_guessable">> {
  const owner = await queries.resetLinkOwner(input.token);
  if (owner && isGuessable(input.password, [owner.name, owner.email.split("@", 1)[0]]))
    return err("password_guessable");
  const answer = await ask(
    async (headers) =>
      (await auth()).api.resetPassword({
        body: { token: input.token, newPassword: input.password },
        headers,
        asResponse: true,
      }),
    browser,
  );
  if (!answer.ok) return err("link_invalid");
  return ok({ cookies: owner ? [deviceCookie(browser, owner.email)] : [] });
}

/** Confirms an address, or a step of its change, together with all that waits for it. */
export function confirmEmail(
  browser: Browser,
  token: string,
): Promise<Result<{ cookies: string[] }, "link_invalid">> {
  return inTransaction(async () => {
    const answer = await ask(
      async (headers) => (await auth()).api.verifyEmail({ query: { token }, headers, asResponse: true }),
      browser,
    );
    return answer.ok ? ok({ cookies: answer.value.cookies }) : err("link_invalid");
  });
}

/** For someone who signed up and lost the mail. Says nothing about whether the account exists. */
export async function resendConfirmation(browser: Browser, email: string): Promise<Result<null, TooMany>> {
  return mailLink(browser, email, () =>
    ask(
      async (headers) =>
        (await auth()).api.sendVerificationEmail({ body: { email }, headers, asResponse: true }),
      browser,
    ),
  );
}

async function mailLink(
  browser: Browser,
  email: string,
  send: () => Promise<unknown>,
): Promise<Result<null, TooMany>> {
  const counted = await countMailedLink(browser, email);
  if (!counted.ok) return counted;
  await atLeast(FLOOR_MS, counted.value.send ? send() : Promise.resolve());
  return ok(null);
}

export async function changePassword(
  browser: Browser,
  input: { current: string; next: string },
): Promise<Result<{ cookies: string[] }, "wrong_password">> {
  const body = { currentPassword: input.current, newPassword: input.next, revokeOtherSessions: true };
  const answer = await ask<{ user: { id: string } }>(
    async (headers) => (await auth()).api.changePassword({ body, headers, asResponse: true }),
    browser,
  );
  if (!answer.ok) return err("wrong_password");
  const user = await queries.findById(answer.value.value.user.id);
  if (user) await mails.passwordChanged(user);
  return ok({ cookies: answer.value.cookies });
}

/** The old address confirms first, then the new one. A taken address gets the same answer. */
export async function changeEmail(browser: Browser, newEmail: string): Promise<void> {
  const body = { newEmail };
  ignore(
    await ask(
      async (headers) => (await auth()).api.changeEmail({ body, headers, asResponse: true }),
      browser,
    ),
    "the answer must not tell whether the address has an account",
  );
}

/** Answers that must not tell by their time whether an account exists take this long in either case. */
async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, delay(ms)]);
  return value;
}
