export const CHAMPIONSHIP_STATUSES = ["upcoming", "ongoing", "finished"] as const;
export type ChampionshipStatus = (typeof CHAMPIONSHIP_STATUSES)[number];

/** Instead of a status: the choice that takes back what was set by hand. */
export const BY_SHEETS = "sheets";

/** Where a team stands in a category. It asks, or the organiser invites it by a link. */
export const TEAM_STATES = ["asked", "invited", "accepted", "refused", "withdrawn"] as const;
export type TeamState = (typeof TEAM_STATES)[number];

export const WITHDRAWAL_EFFECTS = ["keep", "walkover_rest", "disregard"] as const;

/** Players and staff are both in a squad: staff get cards too. */
export const SQUAD_ROLES = ["athlete", "staff"] as const;
export type SquadRole = (typeof SQUAD_ROLES)[number];

/** Whether a squad row belongs to an athlete's profile. The family says yes, nobody else. */
export const LINK_STATES = ["none", "asked", "confirmed", "refused"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What was looked at on paper. No copy and no number of it is kept. */
export const DOCUMENT_KINDS = ["rg", "cin", "birth_certificate", "passport", "federation_card"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PHASES = ["league", "group", "knockout"] as const;

export const MATCH_STATES = ["planned", "open", "closed"] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** Whom a link to one match is for. */
export const LINK_ROLES = ["referee", "home", "away"] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

export const VERDICTS = ["closed", "accepted", "contested"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const DECISION_KINDS = ["points", "annulled", "awarded", "place", "ban"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const WALKOVERS = ["home", "away", "both"] as const;

/** What was drawn: the groups, the order in which teams enter fixtures or a bracket, or who of level teams is above. */
export const DRAW_KINDS = ["groups", "order", "level_teams"] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

/** The sides of a tie. */
export const TIE_SIDES = ["first", "second"] as const;
export type TieSide = (typeof TIE_SIDES)[number];
