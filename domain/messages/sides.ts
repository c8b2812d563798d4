/** Who speaks in a conversation. What a minor wrote stays a minor's after their birthday. */
export const SIDES = ["club", "guardian", "minor", "athlete"] as const;
export type Side = (typeof SIDES)[number];
