import { createHmac, timingSafeEqual } from "node:crypto";
import {
  VISITOR,
  type ActingProfile,
  type Actor,
  type Impersonator,
  type Member,
} from "#domain/identity/actor.ts";
import { maskedEmail } from "#domain/identity/masked-email.ts";
import { roleThatCounts } from "#domain/identity/policy.ts";
import type { Assurance } from "#domain/identity/roles.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { headersOf } from "./auth-call.ts";
import { PROLONGED_AFTER_SECONDS, SESSION_SECONDS, sessionCookieName } from "./auth-settings.ts";
import { auth } from "./auth.ts";
import { openImpersonation, toImpersonation, type OpenImpersonation } from "./impersonation.ts";
import { cookieIn } from "./own-cookies.ts";
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
  /** The version of the terms that the person accepted last; see terms/terms.server.ts. */
  acceptedTerms: string | null;
  /** The active profiles of the person, oldest first. */
  profiles: readonly ActingProfile[];
  /** Until when an admin looks at the product in this person's place; absent in everybody's own session. */
  watchedUntil?: Temporal.Instant;
}

/** A visitor has no session. The cookies keep a session alive, and go out with the answer. */
export type Authenticated = { cookies: string[] } & (
  | { actor: Member; session: Session }
  | { actor: Actor; session: null }
);

/**
 * Who is behind this browser. Mostly one statement tells it; the auth library, which takes two more, is asked when
 * there is something to do: a session to be prolonged, or a cookie to be taken back.
 */
export async function authenticate(browser: Browser): Promise<Authenticated> {
  if (!sessionIn(browser)) return { actor: VISITOR, session: null, cookies: [] };
  const token = signedToken(browser);
  const known = token ? await queries.sessionByToken(token) : undefined;
  if (known && lastsWithoutUs(known)) return { ...(await whoLooks(known)), cookies: [] };
  const { api } = await auth();
  const { response, headers } = await api.getSession({ headers: headersOf(browser), returnHeaders: true });
  const cookies = headers.getSetCookie();
  if (!response) return { actor: VISITOR, session: null, cookies };
  const row = await queries.sessionById(response.user.id, response.session.id);
  return row ? { ...(await whoLooks(row)), cookies } : { actor: VISITOR, session: null, cookies: [] };
}

/** Whether this browser's cookie still opens a session. */
export async function isSignedIn(browser: Browser): Promise<boolean> {
  const token = signedToken(browser);
  return token !== null && (await queries.sessionByToken(token)) !== undefined;
}

/** The session's owner; or the person in whose place an admin looks at the product, never with the admin's role. */
async function whoLooks(row: queries.SessionRow): Promise<{ actor: Member; session: Session }> {
  const own = toMember(row);
  const open = own.actor.role === "admin" ? await openImpersonation(row.session_id) : undefined;
  return open ? toImpersonator(row, open) : own;
}

function toImpersonator(row: queries.SessionRow, open: OpenImpersonation) {
  const { actor, session } = toMember({ ...row, ...open, role: "user" });
  const impersonation = toImpersonation(open, row.user_id);
  const seen: Impersonator = { ...actor, role: "user", impersonation };
  return {
    actor: seen,
    session: {
      ...session,
      // Opening somebody's address has an entry of its own in the audit log, and this is none.
      email: maskedEmail(session.email),
      // The admin has shown theirs.
      needsSecondFactor: false,
      watchedUntil: impersonation.endsAt,
    },
  };
}

/** What a session that was found means, by its cookie or by a token of it. */
export function toMember(row: queries.SessionRow): { actor: Member; session: Session } {
  const { user_id: userId, assurance, has_second_factor: hasSecondFactor, profiles } = row;
  const role = countingRole(row);
  return {
    actor: { kind: "member", userId, role, profile: actingProfile(row) },
    session: {
      id: row.session_id,
      userId,
      name: row.name,
      email: row.email,
      assurance,
      hasSecondFactor,
      needsSecondFactor: hasSecondFactor && assurance !== "aal2",
      roleWaits: role !== (row.role ?? "user"),
      deletionDueAt: row.deletion_due_at === null ? null : Temporal.Instant.from(row.deletion_due_at),
      acceptedTerms: row.accepted_terms,
      profiles,
    },
  };
}

/** Whoever has only one profile acts as that one without choosing it. Staff choose, since their role is one more. */
function actingProfile({ chosen_profile_id: chosen, role, profiles }: queries.SessionRow) {
  if (chosen) return profiles.find(({ id }) => id === chosen) ?? null;
  return (role ?? "user") === "user" && profiles.length === 1 ? profiles[0]! : null;
}

/** What the session's owner may do by role, here and with any token of the session. */
export const countingRole = ({ role, assurance, has_second_factor: hasSecondFactor }: queries.SessionRow) =>
  roleThatCounts({ role: role ?? "user", assurance, hasSecondFactor, demo: isDemo() });

/** Neither over, nor due to be prolonged by the library. */
function lastsWithoutUs({ expires_at: expiresAt }: queries.SessionRow): boolean {
  const left = Date.parse(expiresAt) - Date.now();
  return left > 0 && left > (SESSION_SECONDS - PROLONGED_AFTER_SECONDS) * 1000;
}

/** The token of a session cookie that we signed ourselves, in the way of the auth library. */
function signedToken(browser: Browser): string | null {
  const cookie = decoded(cookieIn(browser, sessionCookieName()));
  const dot = cookie.lastIndexOf(".");
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(createHmac("sha256", authSecret()).update(token).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decoded(text: string | null): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.session_token=([^;]+)/;

/** The session that the browser claims to have; only `authenticate` says whether it has it. */
export const sessionIn = ({ cookie }: Browser): string | null =>
  SESSION_COOKIE.exec(cookie ?? "")?.[1] ?? null;
