/** How long the texts of a version may be. */
export const LEGAL_MAX = 20_000;
export const CHANGES_MAX = 600;
