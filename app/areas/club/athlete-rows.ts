import type { FigurinhaAthlete } from "#app/components/figurinha.tsx";
import { formatHeight } from "#domain/athletes/measures.ts";
import { assistsText, type SeasonSource } from "#domain/athletes/seasons.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { formatNumber } from "#domain/number-text.ts";
import { formatPlace } from "#domain/places.ts";
import type { FoundAthlete } from "#server/athletes/search.server.ts";
import { favouritesAmong } from "#server/scouting/favourites.server.ts";
import { clubContactsOf, type ClubContact } from "./club-contacts.ts";

/** What a row of the search and of the favourites shows of an athlete, ready to read. */
export interface AthleteRow {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  hasVideo: boolean;
  /** "Esporte Clube Litoral · Salvador, BA" */
  from: string;
  age: number;
  /** "2010 · Sub-17" */
  born: string;
  /** "16 · Sub-17 · Centroavante", where a phone has one line for it. */
  short: string;
  position: string;
  /** "Destro · 1,83 m" */
  body: string;
  stats: { source: SeasonSource; games: string; minutes: string; goals: string; assists: string } | null;
  favourite: boolean;
  contact: ClubContact;
  /** Only where figurinhas are shown. */
  card: FigurinhaAthlete | null;
}

/** Rows with what the club of this person has to do with each: five statements, however many rows. */
export async function toAthleteRows(
  actor: Member,
  athletes: readonly FoundAthlete[],
  { cards }: { cards: boolean },
): Promise<AthleteRow[]> {
  const ids = athletes.map(({ id }) => id);
  const [favourites, contactWith] = await Promise.all([
    favouritesAmong(actor, ids),
    clubContactsOf(actor, athletes),
  ]);
  return athletes.map((athlete) => ({
    ...textsOf(athlete),
    favourite: favourites.has(athlete.id),
    contact: contactWith(athlete),
    card: cards ? cardOf(athlete) : null,
  }));
}

function textsOf(athlete: FoundAthlete) {
  const { age, birthYear, category, position, foot, heightCm, club, stats } = athlete;
  return {
    id: athlete.id,
    subdomain: athlete.subdomain,
    name: athlete.name,
    photo: athlete.photo,
    hasVideo: athlete.hasVideo,
    from: joined([club ?? "Sem clube", formatPlace(athlete)]),
    age,
    born: joined([String(birthYear), category]),
    short: joined([String(age), category, position]),
    position: position ?? "Sem posição",
    body: joined([foot, heightCm === null ? null : formatHeight(heightCm)]),
    stats: stats && {
      source: stats.source,
      games: formatNumber(stats.games),
      // Many declare games and no minutes: nothing was measured, which is not zero.
      minutes: stats.minutes > 0 ? formatNumber(stats.minutes) : "–",
      goals: formatNumber(stats.goals),
      assists: assistsText(stats),
    },
  };
}

const cardOf = (athlete: FoundAthlete): FigurinhaAthlete => ({
  name: athlete.name,
  subdomain: athlete.subdomain,
  photo: athlete.photo,
  shirtNumber: athlete.shirtNumber,
  position: athlete.position,
  category: athlete.category,
  city: athlete.city,
  state: athlete.state,
  featured: athlete.featured,
  stats: athlete.stats && {
    source: athlete.stats.source,
    games: athlete.stats.games,
    goals: athlete.stats.goals,
    assists: athlete.stats.assists,
  },
});

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(" · ");
