import type { ProfileType, Role } from "../identity/roles.ts";
import type { Grant } from "./grants.ts";
import { givesAccess, type Plan, type Subscription } from "./subscription.ts";

/** Whose videos or contact: a club sees adults by its plan, minors only once a person has verified it. */
export type Reach = "none" | "adults" | "everyone";

export interface Entitlements {
  subscribed: boolean;
  fullVideos: Reach;
  contactAthletes: Reach;
  /** Lists, notes, comparison, saved searches and exports of a club. */
  scoutingTools: boolean;
  priorityRegistration: boolean;
  seasonsOverTime: boolean;
  sideBySide: boolean;
  clubTrials: boolean;
  organiserTools: boolean;
}

export interface EntitlementFacts {
  /** The profile that acts; what is open depends on it and not on the person. */
  profile: ProfileType | null;
  role: Role;
  /** Of a club: whether staff have verified it. */
  verified: boolean;
  subscription: Subscription | null;
  plan: Plan | null;
}

export const NOTHING_OPEN: Entitlements = {
  subscribed: false,
  fullVideos: "none",
  contactAthletes: "none",
  scoutingTools: false,
  priorityRegistration: false,
  seasonsOverTime: false,
  sideBySide: false,
  clubTrials: false,
  organiserTools: false,
};

/** What the plan of this profile opens now. This is the only place that decides it. */
export function entitlements(facts: EntitlementFacts, now: Temporal.Instant): Entitlements {
  const { subscription, plan, profile, verified } = facts;
  // Staff watch what they have to judge; a plan gives them nothing more.
  const staff: Entitlements =
    facts.role === "user" ? NOTHING_OPEN : { ...NOTHING_OPEN, fullVideos: "everyone" };
  if (!subscription || !plan || !givesAccess(subscription, now)) return staff;
  if (profile !== plan.audience) return staff;
  const has = (grant: Grant) => plan.grants.includes(grant);
  const reach: Reach = verified ? "everyone" : "adults";
  return {
    subscribed: true,
    fullVideos: profile === "club" && has("full_videos") ? reach : staff.fullVideos,
    contactAthletes: profile === "club" && has("contact_athletes") ? reach : "none",
    scoutingTools: profile === "club" && has("scouting_tools"),
    priorityRegistration: has("priority_registration"),
    seasonsOverTime: has("seasons_over_time"),
    sideBySide: has("side_by_side"),
    clubTrials: has("club_trials"),
    organiserTools: has("organiser_tools"),
  };
}

export const reaches = (reach: Reach, athlete: { minor: boolean }): boolean =>
  reach === "everyone" || (reach === "adults" && !athlete.minor);
