import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { Assurance, ProfileType } from "#domain/identity/roles.ts";
import { headersOf } from "./auth-call.ts";
import { auth } from "./auth.ts";
import type { Caller } from "./caller.server.ts";
import * as queries from "./queries.ts";

/** Who is looking, for the length of one request. */
export interface Viewer {
  actor: Actor;
  /** Null for visitors. */
  member: Member | null;
  /** Cookies that keep the session alive, to be sent along. */
  cookies: string[];
}

export interface Member {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  assurance: Assurance;
  /** Has a second factor that this session has not shown yet. */
  owesCode: boolean;
  hasSecondFactor: boolean;
  profile: { id: string; type: ProfileType; profileId: string | null } | null;
  deletionDueAt: Temporal.Instant | null;
}

const NOBODY: Viewer = { actor: VISITOR, member: null, cookies: [] };
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.session_token=/;

export async function viewerOf(caller: Caller): Promise<Viewer> {
  if (!caller.cookie || !SESSION_COOKIE.test(caller.cookie)) return NOBODY;
  const { response, headers } = await auth().api.getSession({
    headers: headersOf(caller),
    returnHeaders: true,
  });
  if (!response) return { ...NOBODY, cookies: headers.getSetCookie() };
  const { user, session } = response;
  const standing = await queries.standing(user.id, session.id);
  if (!standing) return NOBODY;
  const owesCode = Boolean(user.twoFactorEnabled) && standing.assurance !== "aal2";
  const { userProfileId, profileType, profileId } = standing;
  // Until the second factor is shown, the session may do what any member may, and nothing that a role gives.
  const role = owesCode ? "user" : (standing.role ?? "user");
  return {
    actor: { kind: "member", userId: user.id, role },
    member: {
      userId: user.id,
      sessionId: session.id,
      name: user.name,
      email: user.email,
      assurance: standing.assurance,
      owesCode,
      hasSecondFactor: Boolean(user.twoFactorEnabled),
      profile: userProfileId && profileType ? { id: userProfileId, type: profileType, profileId } : null,
      deletionDueAt: standing.deletionDueAt,
    },
    cookies: headers.getSetCookie(),
  };
}
