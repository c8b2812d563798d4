import type { FigurinhaAthlete } from "#app/components/figurinha.tsx";
import { formatHeight } from "#domain/athletes/measures.ts";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { formatNumber } from "#domain/number-text.ts";
import { formatPlace } from "#domain/places.ts";
import type { FoundAthlete } from "#server/athletes/search.server.ts";
import { linkedAmong } from "#server/clubs/linked-among.server.ts";
import { contactStatesOf, type ContactStanding } from "#server/messages/contact-states.server.ts";
import { favouritesAmong } from "#server/scouting/favourites.server.ts";

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
  contact: { state: ContactStanding["state"] | "own"; to: string | null };
  /** Only where figurinhas are shown. */
  card: FigurinhaAthlete | null;
}

/** Rows with what the club of this person has to do with each: four statements, however many rows. */
export async function toAthleteRows(
  actor: Member,
  athletes: readonly FoundAthlete[],
  { cards }: { cards: boolean },
): Promise<AthleteRow[]> {
  const ids = athletes.map(({ id }) => id);
  const [favourites, linked, standings] = await Promise.all([
    favouritesAmong(actor, ids),
    linkedAmong(actor, ids),
    contactStatesOf(actor, ids),
  ]);
  return athletes.map((athlete) => ({
    ...textsOf(athlete),
    favourite: favourites.has(athlete.id),
    contact: contactOf(athlete, linked.has(athlete.id), standings.get(athlete.id)),
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
      assists: formatNumber(stats.assists),
    },
  };
}

function contactOf(
  { subdomain }: FoundAthlete,
  own: boolean,
  standing: ContactStanding | undefined,
): AthleteRow["contact"] {
  if (own) return { state: "own", to: null };
  const state = standing?.state ?? "open";
  if (state === "open") return { state, to: `/contatos/novo/${subdomain}` };
  return { state, to: standing?.contactId ? `/contatos/${standing.contactId}` : null };
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
