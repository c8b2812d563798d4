/** Where an athlete of a shortlist stands, from first look to decision. */
export const STAGES = ["watching", "contacted", "on_trial", "approved", "refused"] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Record<Stage, string> = {
  watching: "Observar",
  contacted: "Contatado",
  on_trial: "Em teste",
  approved: "Aprovado",
  refused: "Recusado",
};

/** In addresses and forms: /club/listas/…?etapa=em-teste */
export const STAGE_ADDRESSES: Record<Stage, string> = {
  watching: "observar",
  contacted: "contatado",
  on_trial: "em-teste",
  approved: "aprovado",
  refused: "recusado",
};

/** The stage that an address or a form names. */
export const stageAt = (word: string | null): Stage | null =>
  STAGES.find((stage) => STAGE_ADDRESSES[stage] === word) ?? null;
