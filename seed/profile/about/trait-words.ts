import type { Trait } from "#domain/athletes/traits.ts";

export interface TraitWords {
  /** "velocidade" */
  bare: string;
  /** "a velocidade" */
  the: string;
  /** "da velocidade" */
  of: string;
}

const MASCULINE: ReadonlySet<Trait> = new Set<Trait>([
  "drible",
  "passe curto",
  "lançamento",
  "cruzamento",
  "cabeceio",
  "desarme",
  "controle de bola",
  "posicionamento",
  "reflexo",
  "jogo com os pés",
]);

/** How a trait stands inside a Portuguese sentence. */
export function wordsFor(trait: Trait): TraitWords {
  const bare = trait === "pênaltis" ? "frieza nos pênaltis" : trait;
  const article = MASCULINE.has(trait) ? "o" : "a";
  return { bare, the: `${article} ${bare}`, of: `d${article} ${bare}` };
}
