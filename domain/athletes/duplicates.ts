/** Why two profiles may be one person's. */
export type DuplicateReason = "same_birthdate" | "same_guardian" | "same_birth_year";
