export const ROLES = ["user", "staff", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const PROFILE_TYPES = ["admin", "athlete", "club", "championship", "guardian", "sponsor"] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];
