/** The order is the bit of each trait in `trait_mask`: append only, never reorder. */
export const TRAITS = [
  "velocidade",
  "aceleração",
  "drible",
  "finalização",
  "passe curto",
  "lançamento",
  "cruzamento",
  "cabeceio",
  "desarme",
  "marcação",
  "antecipação",
  "visão de jogo",
  "controle de bola",
  "bola parada",
  "força",
  "resistência",
  "agilidade",
  "impulsão",
  "liderança",
  "posicionamento",
  "reflexo",
  "saída do gol",
  "jogo com os pés",
  "pênaltis",
] as const;

export type Trait = (typeof TRAITS)[number];

export const GOALKEEPER_TRAITS: readonly Trait[] = ["reflexo", "saída do gol", "jogo com os pés", "pênaltis"];
export const MAX_TRAITS = 6;

export const traitMask = (traits: readonly Trait[]): number =>
  traits.reduce((mask, trait) => mask | (1 << TRAITS.indexOf(trait)), 0);
