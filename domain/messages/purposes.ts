/** What a club may ask for. Free text would hide what families compare. */
export const PURPOSES = {
  trial: "Convite para peneira",
  evaluation: "Período de avaliação",
  family_talk: "Conversa com a família",
  match: "Convite para jogo ou torneio",
  scholarship: "Bolsa ou intercâmbio",
  other: "Outro assunto esportivo",
} as const;
export type Purpose = keyof typeof PURPOSES;

export const PURPOSE_NAMES = Object.keys(PURPOSES) as [Purpose, ...Purpose[]];
