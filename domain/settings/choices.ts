/** What the forms of the site's settings offer, and how long their texts may be. */
export const QUESTION_MAX = 160;
export const ANSWER_MAX = 1500;
export const BANNER_MAX = 240;
export const LINK_LABEL_MAX = 40;

export const BANNER_TONES = ["info", "success", "warning"] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

export const BANNER_TONE_LABELS: Readonly<Record<BannerTone, string>> = {
  info: "Informação (azul)",
  success: "Boa notícia (verde)",
  warning: "Atenção (amarelo)",
};

export const BANNER_AUDIENCES = [
  "everyone",
  "visitors",
  "members",
  "athletes",
  "guardians",
  "clubs",
  "organisers",
  "sponsors",
] as const;
export type BannerAudience = (typeof BANNER_AUDIENCES)[number];

export const BANNER_AUDIENCE_LABELS: Readonly<Record<BannerAudience, string>> = {
  everyone: "Todos",
  visitors: "Visitantes, sem conta",
  members: "Quem tem conta",
  athletes: "Atletas",
  guardians: "Responsáveis",
  clubs: "Clubes",
  organisers: "Organizadores de campeonatos",
  sponsors: "Patrocinadores",
};
