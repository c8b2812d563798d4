/** What kind of club it is, as staff file it. */
export const CLUB_CATEGORIES = [
  "Profissional",
  "Clube formador",
  "Amador",
  "Escola de futebol",
  "Projeto social",
] as const;
export type ClubCategory = (typeof CLUB_CATEGORIES)[number];

/** How closely a club works with us; a club without one has none. */
export const PARTNERSHIPS = ["Oficial", "Parcial"] as const;
export type Partnership = (typeof PARTNERSHIPS)[number];

/** Of the public reason for points that staff add or take away. */
export const LONGEST_REASON = 200;
