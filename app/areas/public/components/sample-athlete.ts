import { leadingTotal, totalsBySource, type Season } from "#domain/athletes/seasons.ts";
import { portraitUrl, sceneUrl } from "#drawing/addresses.ts";
import { drawnPicture } from "#domain/media/picture.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

const scene = (id: string, kind: "jogo" | "treino" | "estadio" | "trofeu", title: string) =>
  drawnPicture(id, sceneUrl(`exemplo-${id}`, kind), title);
const video = (id: string, title: string, seconds: number) => ({
  id,
  title,
  poster: drawnPicture(id, sceneUrl(`exemplo-${id}`, "video")),
  seconds,
  playable: true,
});
const PORTRAIT = drawnPicture("retrato", portraitUrl("exemplo-rafa-nogueira", "m"));

const season = (year: number, numbers: Omit<Season, "year" | "club" | "updatedOn">): Season => ({
  year,
  club: "Clube Exemplo",
  updatedOn: "2026-11-01",
  ...numbers,
});
const SEASONS: Season[] = [
  season(2026, {
    source: "match_sheet",
    games: 21,
    goals: 7,
    assists: 9,
    yellowCards: 2,
    redCards: 0,
    minutes: 1710,
    passAccuracy: null,
    dribbles: null,
  }),
  season(2026, {
    source: "declared",
    games: 26,
    goals: 9,
    assists: 11,
    yellowCards: 3,
    redCards: 0,
    minutes: 2040,
    passAccuracy: 87,
    dribbles: 66,
  }),
  season(2025, {
    source: "declared",
    games: 16,
    goals: 4,
    assists: 6,
    yellowCards: 2,
    redCards: 0,
    minutes: 1170,
    passAccuracy: 84,
    dribbles: 60,
  }),
];
const TOTALS = totalsBySource(SEASONS);

/** An invented adult whose profile is complete. It is not in the database. */
export const SAMPLE_ATHLETE: AthleteSite = {
  id: "exemplo",
  subdomain: "exemplo",
  name: "Rafa Nogueira",
  nickname: "Rafinha",
  secondaryPositions: ["Meia"],
  age: 19,
  category: "Sub-20",
  position: "Meia-atacante",
  shirtNumber: 10,
  photo: PORTRAIT,
  hero: PORTRAIT,
  club: "Clube Exemplo",
  city: "Campinas",
  state: "SP",
  featured: false,
  about:
    "Meia que joga de cabeça erguida e gosta de receber entre as linhas. Comecei na rua, passei pelo futsal e desde os 14 anos treino em campo. Estudo Educação Física à noite e quero jogar o próximo estadual como titular.",
  traits: ["visão de jogo", "passe curto", "drible", "bola parada"],
  heightCm: 176,
  weightKg: 70,
  foot: "Canhoto",
  birth: "2007",
  indexable: false,
  stats: leadingTotal(TOTALS),
  totals: TOTALS,
  seasons: SEASONS,
  numbersOn: "2026-11-01",
  achievements: [
    "Vice-campeão da Copa Exemplo Sub-20 (2026)",
    "Líder de assistências da Liga Exemplo Sub-17 (2024)",
    "Melhor jogador da final da Taça Exemplo Sub-15 (2022)",
  ],
  history: [
    { year: 2026, club: "Clube Exemplo", category: "Sub-20" },
    { year: 2024, club: "Clube Exemplo", category: "Sub-17" },
    { year: 2022, club: "Escola de Futebol Modelo", category: "Sub-15" },
    { year: 2020, club: "Futsal do Bairro", category: "Sub-13" },
  ],
  gallery: [
    scene("1", "jogo", "Semifinal da Copa Exemplo"),
    scene("2", "treino", "Treino de finalização"),
    scene("3", "estadio", "Antes da estreia"),
    scene("4", "trofeu", "Taça Exemplo Sub-15"),
  ],
  videos: [
    video("v1", "Assistências da temporada", 204),
    video("v2", "Gols de falta", 108),
    video("v3", "Jogo completo: semifinal", 725),
  ],
  social: { instagram: "@exemplo", tiktok: null, youtube: null },
};
