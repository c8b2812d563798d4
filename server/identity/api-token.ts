import type { Member } from "#domain/identity/actor.ts";
import type { Assurance, Role } from "#domain/identity/roles.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { openImpersonation } from "./impersonation.ts";
import * as queries from "./queries.ts";
import { authenticate, countingRole, toMember } from "./authenticate.ts";

/** For API clients of a signed-in person: a signed token of fifteen minutes, worth no more than the session behind it. */
export async function issueToken(browser: Browser): Promise<Result<string, "signed_out">> {
  const { session } = await authenticate(browser);
  if (!session || session.needsSecondFactor || session.watchedUntil) return err("signed_out");
  const answer = await ask<{ token: string }>(
    async (headers) => (await auth()).api.getToken({ headers, asResponse: true }),
    browser,
  );
  return answer.ok ? ok(answer.value.value.token) : err("signed_out");
}

/** The public keys that tokens are checked with. */
export const keySet = async (): Promise<{ keys: object[] }> => (await auth()).api.getJwks();

interface TokenHolder {
  userId: string;
  role: Role;
  assurance: Assurance;
}

/** Who asks with this token, acting as the session behind it acts; undefined when the token is not valid. */
export async function holderOf(token: string): Promise<Member | undefined> {
  const facts = await sessionOf(token);
  return facts && toMember(facts).actor;
}

/** Who a token speaks for. Bad signature, expired, or of a session that was revoked: one answer. */
export async function tokenHolder(token: string): Promise<Result<TokenHolder, "invalid_signature">> {
  const facts = await sessionOf(token);
  if (!facts) return err("invalid_signature");
  return ok({ userId: facts.user_id, role: countingRole(facts), assurance: facts.assurance });
}

async function sessionOf(token: string): Promise<queries.SessionRow | undefined> {
  const { payload } = await (await auth()).api.verifyJWT({ body: { token } });
  const { sub, sid } = (payload ?? {}) as { sub?: string; sid?: unknown };
  const row = sub && typeof sid === "string" ? await queries.sessionById(sub, sid) : undefined;
  // While an admin looks at the product in somebody's place, their session's tokens are good for nothing.
  return row?.role === "admin" && (await openImpersonation(row.session_id)) ? undefined : row;
}
