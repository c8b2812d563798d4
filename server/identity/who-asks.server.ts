import { createContext, type RouterContextProvider } from "react-router";
import type { ActingProfile, Actor, Member } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { Authenticated, Session } from "./authenticate.ts";

/** The same for doors, which stand before the router. */
export { memberOfRequest, readerOfRequest, type SignedIn } from "./request-member.ts";

type Context = Readonly<RouterContextProvider>;

const authenticated = createContext<Authenticated>();
const passedGuard = createContext<{ actor: Member; session: Session }>();

/** Set once at the start of every request. */
export const setAuthenticated = (context: Context, who: Authenticated): void =>
  context.set(authenticated, who);

/** Set by the guard of a route, which has checked this member. */
export function setGuarded(context: Context, actor: Member, session: Session): void {
  context.set(passedGuard, { actor, session });
  context.set(authenticated, { ...context.get(authenticated), actor, session });
}

/** Who asks, for every capability's first argument. */
export const actorOf = (context: Context): Actor => context.get(authenticated).actor;

/** The sign-in behind the actor, for layouts and account pages. Null for visitors. */
export const sessionOf = (context: Context): Session | null => context.get(authenticated).session;

/** The same two for pages that are open to visitors too. */
export function signedIn(context: Context): { actor: Member; session: Session } | null {
  const who = context.get(authenticated);
  return who.session ? who : null;
}

/** The member that the route's guard let in. Throws where no guard stands before the route. */
export const requireMember = (context: Context): Member => context.get(passedGuard).actor;

export const requireSession = (context: Context): Session => context.get(passedGuard).session;

/** The profile that the route's `profileGuard(type)` let in. */
export function requireProfile(context: Context, type: ProfileType): Member & { profile: ActingProfile } {
  const { profile, ...member } = requireMember(context);
  if (profile?.type !== type) throw new Error(`no guard for the profile ${type} stands before this route`);
  return { ...member, profile };
}
