import { err, ok, type Result } from "#domain/result.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { forgive, spend, type TooMany } from "#server/platform/limits/limits.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import type { Caller } from "./caller.server.ts";
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from "./limits.ts";

export interface SignedIn {
  cookies: string[];
  /** A user with a second factor is not in yet. */
  needsCode: boolean;
}

export type SignInProblem = { code: "wrong_credentials" } | { code: "unverified" } | TooMany;

/** Counts before it looks: right or wrong, an account takes only so many tries in a quarter of an hour. */
export async function signIn(
  caller: Caller,
  input: { email: string; password: string },
): Promise<Result<SignedIn, SignInProblem>> {
  const counted = await spendBoth(caller.client.address, input.email);
  if (!counted.ok) return counted;
  const answer = await ask<{ twoFactorRedirect?: boolean; user?: { id: string } }>(
    (headers) => auth().api.signInEmail({ body: input, headers, asResponse: true }),
    caller,
  );
  if (!answer.ok)
    return err({ code: answer.error === "EMAIL_NOT_VERIFIED" ? "unverified" : "wrong_credentials" });
  const { value, cookies } = answer.value;
  await forgive(LOGIN_PER_ACCOUNT, { account: input.email });
  if (value.user) await recordSignIn(value.user.id);
  return ok({ cookies, needsCode: value.twoFactorRedirect === true });
}

export const recordSignIn = (userId: string) =>
  inTransaction(() =>
    record({ actorId: userId, action: "session.started", subjectType: "user", subjectId: userId }),
  );

async function spendBoth(address: string, email: string): Promise<Result<null, TooMany>> {
  const byAddress = await spend(LOGIN_PER_ADDRESS, { address });
  return byAddress.ok ? spend(LOGIN_PER_ACCOUNT, { account: email }) : byAddress;
}

export async function signOut(caller: Caller): Promise<string[]> {
  const answer = await ask((headers) => auth().api.signOut({ headers, asResponse: true }), caller);
  return answer.ok ? answer.value.cookies : [];
}
