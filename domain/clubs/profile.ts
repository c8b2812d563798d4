import type { ClubSocial } from "./social.ts";

export const MAX_CLUB_ACHIEVEMENTS = 20;

/** What the form of a club's profile says. The city is still text: which municipality it is, the server knows. */
export interface ClubProfileInput extends ClubSocial {
  name: string;
  /** Null: left empty. Only read for a club that nobody has verified. */
  cnpj: string | null;
  foundationYear: number | null;
  city: string;
  address: string | null;
  description: string | null;
  achievements: string[];
  /** The values that the form was opened with, as it carries them along. */
  opened: string;
}
