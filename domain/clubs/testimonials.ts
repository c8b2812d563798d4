export const TESTIMONIAL_TYPES = ["parent", "athlete"] as const;
export type TestimonialType = (typeof TESTIMONIAL_TYPES)[number];

/** Who gives a testimonial, in words. */
export const SPEAKERS = { parent: "Responsável", athlete: "Atleta" } as const satisfies Record<
  TestimonialType,
  string
>;

/** `waiting` for the person quoted; on the club's page only while `agreed`. */
export const TESTIMONIAL_STATES = ["waiting", "agreed", "refused", "withdrawn"] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

export const TESTIMONIAL_MAX = 600;
/** How long the person quoted has to answer. */
export const TESTIMONIAL_DAYS = 30;
export const MOST_TESTIMONIALS = 40;

/** Who is quoted: a linked athlete, or somebody who is reached by e-mail. */
export type Quoted = { athleteId: string } | { name: string; type: TestimonialType; email: string };

export interface TestimonialInput {
  message: string;
  quoted: Quoted;
}
