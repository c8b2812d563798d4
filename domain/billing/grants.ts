import type { Audience } from "./audiences.ts";

/** What a plan can open. Each plan lists its grants; they do not follow from its price. */
export const GRANTS = [
  "priority_registration",
  "seasons_over_time",
  "side_by_side",
  "club_trials",
  "full_videos",
  "contact_athletes",
  "scouting_tools",
  "organiser_tools",
] as const;
export type Grant = (typeof GRANTS)[number];

export const GRANT_LABELS: Record<Grant, string> = {
  priority_registration: "Prioridade na inscrição em eventos",
  seasons_over_time: "Evolução dos números, temporada a temporada",
  side_by_side: "Comparação lado a lado com outro atleta publicado",
  club_trials: "Peneiras de cada clube e quantos foram chamados",
  full_videos: "Vídeos completos dos atletas",
  contact_athletes: "Contato com atletas pela plataforma",
  scouting_tools: "Listas, anotações, comparação, buscas salvas e exportação",
  organiser_tools: "Ferramentas de organização de campeonatos",
};

/** A club may organise too, with the same tools. */
const OF_AUDIENCE: Record<Audience, readonly Grant[]> = {
  athlete: ["priority_registration", "seasons_over_time", "side_by_side", "club_trials"],
  club: ["full_videos", "contact_athletes", "scouting_tools", "organiser_tools"],
  championship: ["organiser_tools"],
  other: [],
};

export const grantsFor = (audience: Audience): readonly Grant[] => OF_AUDIENCE[audience];
