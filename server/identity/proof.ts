import { err, ok, type Result } from "#domain/result.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { PASSWORD_CHECKS } from "./limits.ts";
import { hasPassword } from "./queries.ts";
import { sessionIsFresh } from "./rights.ts";
import { verifyCode, verifyRecoveryCode } from "./two-factor.ts";
import type { Session } from "./authenticate.ts";

const FRESH_MINUTES = 15;

export interface Proof {
  password?: string;
  code?: string;
}

export type ProofProblem = { code: "wrong_password" | "wrong_code" | "session_not_fresh" } | TooMany;

/** What the form must ask for. */
export const proofNeeded = async (session: Session): Promise<{ password: boolean; code: boolean }> => ({
  password: await hasPassword(session.userId),
  code: session.hasSecondFactor,
});

/**
 * Before something that cannot be undone: the password again, and a code where there is a second factor.
 * Who signs in by another site has no password with us and must have come from there a moment ago.
 */
export async function proveOwner(
  browser: Browser,
  session: Session,
  proof: Proof,
): Promise<Result<null, ProofProblem>> {
  const needed = await proofNeeded(session);
  if (needed.password) {
    const counted = await spend(PASSWORD_CHECKS, { account: session.userId });
    if (!counted.ok) return counted;
    const body = { password: proof.password ?? "" };
    const answer = await ask(
      async (headers) => (await auth()).api.verifyPassword({ body, headers, asResponse: true }),
      browser,
    );
    if (!answer.ok) return err({ code: "wrong_password" });
  } else if (!(await sessionIsFresh(session.id, FRESH_MINUTES))) {
    return err({ code: "session_not_fresh" });
  }
  return needed.code ? proveCode(browser, session, proof.code?.trim() ?? "") : ok(null);
}

async function proveCode(
  browser: Browser,
  session: Session,
  code: string,
): Promise<Result<null, ProofProblem>> {
  const verify = /^\d{6}$/.test(code) ? verifyCode : verifyRecoveryCode;
  const answer = await verify(browser, code, session.userId);
  return answer.ok ? ok(null) : answer;
}
