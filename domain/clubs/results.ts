export const RESULTS = ["W", "D", "L"] as const;
export type MatchResult = (typeof RESULTS)[number];

export const TESTIMONIAL_TYPES = ["parent", "athlete"] as const;

/** Who gives a testimonial, in words. */
export const SPEAKERS = { parent: "Responsável", athlete: "Atleta" } as const satisfies Record<
  (typeof TESTIMONIAL_TYPES)[number],
  string
>;
