import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";

/** Who asks, in the order of the columns of the tables. */
export const ACTORS = [
  "visitor",
  "athlete",
  "minor",
  "guardian",
  "owner",
  "scout",
  "organiser",
  "sponsor",
  "staff",
  "admin",
  "impersonating",
] as const;

export type ActorName = (typeof ACTORS)[number];

/** The people of demo mode who play them. The admin impersonates the athlete. */
export const LOGINS: Partial<Record<ActorName, DemoLoginKey>> = {
  athlete: "athlete",
  minor: "minor",
  guardian: "guardian",
  owner: "club",
  scout: "scout",
  organiser: "championship",
  sponsor: "sponsor",
  staff: "staff",
  admin: "admin",
};
