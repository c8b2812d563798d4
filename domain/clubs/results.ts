export const RESULTS = ["W", "D", "L"] as const;
export type MatchResult = (typeof RESULTS)[number];

export const TESTIMONIAL_TYPES = ["parent", "athlete"] as const;
