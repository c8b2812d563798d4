import { redirect, type MiddlewareFunction } from "react-router";
import { withReturn } from "#domain/identity/return-address.ts";
import { isStaff } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { actorOf, memberOf } from "#server/identity/viewer-context.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { toLogin } from "./to-login.ts";

type Guard = MiddlewareFunction<Response>;

/** Signed in, and past the second factor where there is one. */
export const memberGuard: Guard = async (args, next) => {
  const member = memberOf(args.context);
  if (!member) throw await toLogin("/login", args);
  if (member.needsSecondFactor) throw await toLogin("/login/verificacao", args);
  return next();
};

/**
 * An active profile of this type: the chosen one, or else the first of it, for this request only. Reading
 * changes nothing, so that no link of another site switches what a session acts as.
 */
export const profileGuard = (type: ProfileType): Guard[] => [
  memberGuard,
  async ({ context }, next) => {
    const member = memberOf(context)!;
    if (member.profile?.type === type) return next();
    const profiles = await identity.activeProfiles(member.userId);
    const match = profiles.find((profile) => profile.type === type);
    if (!match) throw redirect("/profile-selection");
    member.profile = match;
    return next();
  },
];

/** Staff and admins only; whose role waits for a second factor enrols one first. */
export const staffGuard: Guard = async (args, next) => {
  const { context, url } = args;
  const member = memberOf(context);
  if (!member) throw await toLogin("/admin/login", args);
  if (member.needsSecondFactor) throw await toLogin("/login/verificacao", args);
  if (member.roleWaits) throw redirect(withReturn("/conta/seguranca", url));
  if (!isStaff(actorOf(context))) throw redirect(withReturn("/admin/unauthorized", url));
  return next();
};
