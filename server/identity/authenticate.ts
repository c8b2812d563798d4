import { VISITOR, type Actor, type Member } from "#domain/identity/actor.ts";
import { roleThatCounts } from "#domain/identity/policy.ts";
import type { Assurance } from "#domain/identity/roles.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { headersOf } from "./auth-call.ts";
import { auth } from "./auth.ts";
import * as queries from "./queries.ts";

/** The sign-in behind a member: what layouts show of the person, and what the account pages change. */
export interface Session {
  id: string;
  userId: string;
  name: string;
  email: string;
  assurance: Assurance;
  hasSecondFactor: boolean;
  /** Has a second factor that this session has not shown yet. */
  needsSecondFactor: boolean;
  /** Is staff, and the role counts for nothing until a second factor is enrolled and shown. */
  roleWaits: boolean;
  deletionDueAt: Temporal.Instant | null;
}

/** A visitor has no session. The cookies keep a session alive, and go out with the answer. */
export type Authenticated = { cookies: string[] } & (
  | { actor: Member; session: Session }
  | { actor: Actor; session: null }
);

/** Who is behind this browser. */
export async function authenticate(browser: Browser): Promise<Authenticated> {
  if (!sessionIn(browser)) return { actor: VISITOR, session: null, cookies: [] };
  const { response, headers } = await auth().api.getSession({
    headers: headersOf(browser),
    returnHeaders: true,
  });
  const cookies = headers.getSetCookie();
  if (!response) return { actor: VISITOR, session: null, cookies };
  const { user, session } = response;
  const facts = await queries.sessionFacts(user.id, session.id);
  if (!facts) return { actor: VISITOR, session: null, cookies: [] };
  const { userProfileId, profileType, profileId, assurance, hasSecondFactor, deletionDueAt } = facts;
  const role = countingRole(facts);
  return {
    actor: {
      kind: "member",
      userId: user.id,
      role,
      profile: userProfileId && profileType ? { id: userProfileId, type: profileType, profileId } : null,
    },
    session: {
      id: session.id,
      userId: user.id,
      name: user.name,
      email: user.email,
      assurance,
      hasSecondFactor,
      needsSecondFactor: hasSecondFactor && assurance !== "aal2",
      roleWaits: role !== (facts.role ?? "user"),
      deletionDueAt,
    },
    cookies,
  };
}

type SessionFacts = NonNullable<Awaited<ReturnType<typeof queries.sessionFacts>>>;

/** What the session's owner may do by role, here and with any token of the session. */
export const countingRole = ({ role, assurance, hasSecondFactor }: SessionFacts) =>
  roleThatCounts({ role: role ?? "user", assurance, hasSecondFactor, demo: isDemo() });

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.session_token=([^;]+)/;

/** The session that the browser claims to have; only `authenticate` says whether it has it. */
export const sessionIn = ({ cookie }: Browser): string | null =>
  SESSION_COOKIE.exec(cookie ?? "")?.[1] ?? null;
