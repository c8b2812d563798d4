/** What a club says about minors on a photo or video: none appear, all who appear are named, or some are not named. */
export const MINORS_SHOWN = ["none", "named", "unnamed"] as const;
export type MinorsShown = (typeof MINORS_SHOWN)[number];

/** What the family of a linked athlete who appears has answered; an adult answers alone. */
export const DEPICTED_DECISIONS = ["waiting", "agreed", "refused"] as const;
export type DepictedDecision = (typeof DEPICTED_DECISIONS)[number];

/** More than stand on a team photo. */
export const MOST_DEPICTED = 40;
