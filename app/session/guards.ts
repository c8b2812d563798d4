import { redirect, type MiddlewareFunction } from "react-router";
import { withReturn } from "#domain/identity/return-address.ts";
import { isStaff } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import {
  actorOf,
  requireMember,
  requireSession,
  sessionOf,
  setGuarded,
} from "#server/identity/who-asks.server.ts";
import { toLogin } from "./to-login.ts";

type Guard = MiddlewareFunction<Response>;

/** Signed in, and past the second factor where there is one. */
export const memberGuard: Guard = async (args, next) => {
  const [actor, session] = [actorOf(args.context), sessionOf(args.context)];
  if (actor.kind !== "member" || !session) throw await toLogin("/login", args);
  if (session.needsSecondFactor) throw await toLogin("/login/verificacao", args);
  setGuarded(args.context, actor, session);
  return next();
};

/**
 * An active profile of this type: the chosen one, or else the first of it, for this request only. Reading
 * changes nothing, so that no link of another site switches what a session acts as.
 */
export const profileGuard = (type: ProfileType): Guard[] => actingAsOneOf([type]);

/** Who organises events: a club, or a person's championship profile. */
export const organiserGuard: Guard[] = actingAsOneOf(["club", "championship"]);

function actingAsOneOf(types: readonly ProfileType[]): Guard[] {
  return [
    memberGuard,
    ({ context }, next) => {
      const member = requireMember(context);
      if (member.profile && types.includes(member.profile.type)) return next();
      const session = requireSession(context);
      const profile = session.profiles.find(({ type }) => types.includes(type));
      if (!profile) throw redirect("/profile-selection");
      setGuarded(context, { ...member, profile }, session);
      return next();
    },
  ];
}

/** Staff and admins only. Whoever has no second factor yet is sent to enrol one. */
export const staffGuard: Guard = async (args, next) => {
  const { context, url } = args;
  const [actor, session] = [actorOf(context), sessionOf(context)];
  if (actor.kind !== "member" || !session) throw await toLogin("/admin/login", args);
  if (session.needsSecondFactor) throw await toLogin("/login/verificacao", args);
  if (session.roleWaits) throw redirect(withReturn("/conta/seguranca", url));
  if (!isStaff(actor)) throw redirect(withReturn("/admin/unauthorized", url));
  setGuarded(context, actor, session);
  return next();
};
