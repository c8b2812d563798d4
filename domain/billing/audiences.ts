export const AUDIENCES = ["athlete", "club", "championship", "other"] as const;
export type Audience = (typeof AUDIENCES)[number];
