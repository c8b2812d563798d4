export const ROLES = ["user", "staff", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  user: "Membro",
  staff: "Equipe",
  admin: "Administração",
};

export const PROFILE_TYPES = ["admin", "athlete", "club", "championship", "guardian", "sponsor"] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

/** How sure a session is of its owner: by password (or another site's word), or by a second factor too. */
export const ASSURANCE_LEVELS = ["aal1", "aal2"] as const;
export type Assurance = (typeof ASSURANCE_LEVELS)[number];
