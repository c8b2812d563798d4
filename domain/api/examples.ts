import type { ApiAthlete, ApiAthleteSummary } from "./athletes.ts";
import type { ApiChampionship } from "./championships.ts";
import type { ApiClub, ApiClubSummary, ApiRankedClub } from "./clubs.ts";
import type { ApiEvent, ApiEventSummary } from "./events.ts";
import type { ApiPlan } from "./plans.ts";
import type { ApiScoutedAthlete } from "./scouting.ts";

const SITE = "https://joiadabase.com.br";
const ATHLETE_ID = "01980a52-7c1e-7d4a-9b7e-3f2a51c8e901";
export const CLUB_ID = "01980a52-7c1e-7d4a-9b7e-3f2a51c8e902";
export const EVENT_ID = "01980a52-7c1e-7d4a-9b7e-3f2a51c8e903";

const athleteSummary: ApiAthleteSummary = {
  id: ATHLETE_ID,
  subdomain: "kaua-ribeiro",
  url: `${SITE}/a/kaua-ribeiro`,
  name: "Kauã Ribeiro",
  imageUrl: `${SITE}/desenhos/retrato/kaua-ribeiro`,
  shirtNumber: 9,
  position: "Centroavante",
  age: 18,
  category: "Sub-20",
  place: "Recife, PE",
  featured: true,
  stats: { source: "match_sheet", games: 32, goals: 21, assists: 7 },
};

export const athleteList = {
  data: [athleteSummary],
  next: `${SITE}/api/v1/athletes?limit=1&cursor=bmV3ZXN0`,
};

const scouted: ApiScoutedAthlete = {
  ...athleteSummary,
  birthYear: 2008,
  secondaryPositions: ["Segundo atacante"],
  club: "Projeto Raízes do Campo",
  foot: "Destro",
  heightCm: 181,
  modality: "masculino",
  hasVideo: true,
  updatedOn: "2026-11-02",
  stats: { source: "match_sheet", games: 32, minutes: 2610, goals: 21, assists: 7 },
};

export const scoutedList = {
  data: [scouted],
  next: `${SITE}/api/v1/scouting/athletes?limit=1&cursor=bmV3ZXN0`,
};

const numbers = {
  source: "match_sheet",
  games: 32,
  goals: 21,
  assists: 7,
  yellowCards: 3,
  redCards: 0,
  minutes: 2610,
  passAccuracy: null,
  dribbles: null,
  updatedOn: "2026-11-02",
} as const;

export const athlete: ApiAthlete = {
  ...athleteSummary,
  nickname: "Kauã",
  secondaryPositions: ["Segundo atacante"],
  birth: "2008",
  club: "Projeto Raízes do Campo",
  about: "Centroavante de área, finaliza com os dois pés.",
  traits: ["finalização", "cabeceio"],
  heightCm: 181,
  weightKg: 74,
  foot: "Destro",
  indexable: true,
  stats: numbers,
  seasons: [{ year: 2026, club: "Projeto Raízes do Campo", ...numbers }],
  achievements: ["Artilheiro da Copa do Agreste"],
  history: [{ year: 2025, club: "Projeto Raízes do Campo", category: "Sub-17" }],
  gallery: [{ id: ATHLETE_ID, url: `${SITE}/desenhos/cena/kaua-ribeiro`, title: "Treino" }],
  videos: [{ id: ATHLETE_ID, title: "Gols de 2026", thumbnail: null, duration: "3:24" }],
  social: { instagram: "kauaribeiro9", tiktok: null, youtube: null },
};

const clubSummary: ApiClubSummary = {
  id: CLUB_ID,
  url: `${SITE}/clube/${CLUB_ID}`,
  name: "Clube Horizonte do Recife",
  logoUrl: `${SITE}/desenhos/escudo/horizonte`,
  place: "Recife, PE",
  verified: true,
  athleteCount: 14,
};

export const clubList = { data: [clubSummary], total: 1, page: 1, pages: 1, next: null };

export const club: ApiClub = {
  ...clubSummary,
  address: "Rua das Marés, 120",
  foundationYear: 1984,
  description: "Forma atletas do Sub-13 ao Sub-20.",
  highlighted: false,
  position: 3,
  points: 41,
  games: 20,
  season: 2026,
  social: { instagram: "https://www.instagram.com/horizonte", youtube: null, website: null },
  achievements: ["Campeão estadual Sub-15"],
  matches: [
    {
      id: CLUB_ID,
      opponent: "Mirante",
      result: "W",
      score: "2-1",
      date: "2026-10-31",
      category: "Sub-17",
      confirmed: true,
    },
  ],
  videos: [],
  testimonials: [],
  athletes: [athleteSummary],
};

const rankedClub: ApiRankedClub = {
  ...clubSummary,
  position: 3,
  highlighted: false,
  points: 41,
  games: 20,
  wins: 13,
  recent: ["L", "W", "D", "W"],
};

export const ranking = { season: 2026, updatedOn: "2026-11-15", data: [rankedClub] };

const eventSummary: ApiEventSummary = {
  id: EVENT_ID,
  url: `${SITE}/campeonatos/${EVENT_ID}`,
  title: "Peneira de verão",
  type: "peneira",
  startsAt: "2026-12-05T12:00:00Z",
  location: "Campo municipal",
  place: "Recife, PE",
  description: "Para nascidos em 2010 e 2011.",
  maxParticipants: 40,
  imageUrl: null,
};

export const eventList = { data: [eventSummary], next: null };

export const event: ApiEvent = {
  ...eventSummary,
  feeCents: 0,
  reservedForSubscribers: 8,
  over: false,
  organiser: {
    id: CLUB_ID,
    url: clubSummary.url,
    name: clubSummary.name,
    logoUrl: clubSummary.logoUrl,
    verified: true,
  },
};

export const championship: ApiChampionship = {
  id: EVENT_ID,
  url: `${SITE}/campeonatos/${EVENT_ID}`,
  title: "Copa Vale Verde Sub-17",
  status: "ongoing",
  cancelled: false,
  held: false,
  categories: [{ id: CLUB_ID, name: "Sub-17" }],
  category: { id: CLUB_ID, name: "Sub-17" },
  tablesHidden: false,
  tables: [
    {
      group: "A",
      rows: [
        {
          place: 1,
          team: "Litoral",
          points: 7,
          played: 3,
          wins: 2,
          draws: 1,
          losses: 0,
          goalsFor: 6,
          goalsAgainst: 2,
          goalDifference: 4,
          goesOn: true,
        },
      ],
    },
  ],
  general: {
    place: 2,
    goOn: 1,
    perMatch: true,
    rows: [
      {
        place: 1,
        team: "Estrela da Várzea",
        points: 4,
        played: 2,
        wins: 1,
        draws: 1,
        losses: 0,
        goalsFor: 3,
        goalsAgainst: 2,
        goalDifference: 1,
        goesOn: true,
        group: "B",
        pointsPerMatch: 2,
      },
    ],
  },
  scorers: [{ place: 1, number: 9, name: "K. R.", team: "Litoral", goals: 7, matches: 5 }],
};

const plan: ApiPlan = {
  id: ATHLETE_ID,
  name: "Atleta",
  description: "Para quem quer ser visto.",
  features: ["Prioridade na inscrição em eventos"],
  priceCents: 5900,
  audience: "athlete",
};

export const planList = { data: [plan] };
