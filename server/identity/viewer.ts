import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { roleThatCounts } from "#domain/identity/policy.ts";
import type { Assurance, ProfileType } from "#domain/identity/roles.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { headersOf } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { sessionIn, type Caller } from "./caller.server.ts";
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
  needsSecondFactor: boolean;
  hasSecondFactor: boolean;
  /** Is staff, and the role counts for nothing until a second factor is enrolled and shown. */
  roleWaits: boolean;
  profile: { id: string; type: ProfileType; profileId: string | null } | null;
  deletionDueAt: Temporal.Instant | null;
}

const NOBODY: Viewer = { actor: VISITOR, member: null, cookies: [] };

export async function viewerOf(caller: Caller): Promise<Viewer> {
  if (!sessionIn(caller)) return NOBODY;
  const { response, headers } = await auth().api.getSession({
    headers: headersOf(caller),
    returnHeaders: true,
  });
  if (!response) return { ...NOBODY, cookies: headers.getSetCookie() };
  const { user, session } = response;
  const standing = await queries.standing(user.id, session.id);
  if (!standing) return NOBODY;
  const { userProfileId, profileType, profileId, assurance, hasSecondFactor } = standing;
  const role = countingRole(standing);
  return {
    actor: { kind: "member", userId: user.id, role },
    member: {
      userId: user.id,
      sessionId: session.id,
      name: user.name,
      email: user.email,
      assurance,
      needsSecondFactor: hasSecondFactor && assurance !== "aal2",
      hasSecondFactor,
      roleWaits: role !== (standing.role ?? "user"),
      profile: userProfileId && profileType ? { id: userProfileId, type: profileType, profileId } : null,
      deletionDueAt: standing.deletionDueAt,
    },
    cookies: headers.getSetCookie(),
  };
}

type Standing = NonNullable<Awaited<ReturnType<typeof queries.standing>>>;

/** What the session's owner may do by role, here and with any token of the session. */
export const countingRole = ({ role, assurance, hasSecondFactor }: Standing) =>
  roleThatCounts({ role: role ?? "user", assurance, hasSecondFactor, demo: isDemo() });
