/** What a club says about minors on a photo or video: none appear, all who appear are named, or some are not named. */
export const MINORS_SHOWN = ["none", "named", "unnamed"] as const;
export type MinorsShown = (typeof MINORS_SHOWN)[number];

/** What was decided for a linked athlete who appears. Adults are named without being asked. */
export const DEPICTED_DECISIONS = ["adult", "waiting", "agreed", "refused"] as const;
export type DepictedDecision = (typeof DEPICTED_DECISIONS)[number];
