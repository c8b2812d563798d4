import { FEET, MODALITIES, type Foot, type Modality } from "#domain/athletes/attributes.ts";
import { POSITIONS, type Position } from "#domain/athletes/positions.ts";
import { STATE_CODES, STATES, type State } from "#domain/places.ts";

/** Letters and digits alone, in small letters: how headings and words of a file are compared. */
export const keyOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

const reader = <Value extends string>(words: readonly (readonly [Value, ...string[]])[]) => {
  const known = new Map(
    words.flatMap(([value, ...more]) => [value, ...more].map((word) => [keyOf(word), value])),
  );
  return (text: string): Value | null => known.get(keyOf(text)) ?? null;
};

const POSITION_WORDS: Partial<Record<Position, readonly string[]>> = {
  Goleiro: ["Goleira", "GOL", "GK", "Arqueiro"],
  Zagueiro: ["Zagueira", "ZAG", "Zaga", "Beque", "Defensor central"],
  "Lateral-direito": ["Lateral direita", "LD", "Ala direito", "Ala direita", "Lat direito"],
  "Lateral-esquerdo": ["Lateral esquerda", "LE", "Ala esquerdo", "Ala esquerda", "Lat esquerdo"],
  Volante: ["VOL", "Primeiro volante", "Segundo volante", "Cabeça de área"],
  Meia: [
    "Meio-campo",
    "Meio-campista",
    "Meio campo central",
    "Meia central",
    "MC",
    "Armador",
    "Meia armador",
  ],
  "Meia-atacante": ["MEI", "Meia ofensivo", "Camisa 10"],
  "Ponta-direita": ["PD", "Extremo direito", "Extrema direita", "Ponta direito", "Atacante pela direita"],
  "Ponta-esquerda": [
    "PE",
    "Extremo esquerdo",
    "Extrema esquerda",
    "Ponta esquerdo",
    "Atacante pela esquerda",
  ],
  "Segundo atacante": ["SA", "Segunda atacante"],
  Centroavante: ["CA", "Camisa 9", "Atacante central", "Pivô"],
};

export const readPosition = reader(POSITIONS.map((one) => [one, ...(POSITION_WORDS[one] ?? [])] as const));

const FOOT_WORDS: Record<Foot, readonly string[]> = {
  Destro: ["Destra", "Direito", "Direita", "Pé direito", "D"],
  Canhoto: ["Canhota", "Esquerdo", "Esquerda", "Pé esquerdo", "E"],
  Ambidestro: ["Ambidestra", "Ambos", "Os dois", "Dois", "A"],
};

export const readFoot = reader(FEET.map((one) => [one, ...FOOT_WORDS[one]] as const));

const MODALITY_WORDS: Record<Modality, readonly string[]> = {
  masculino: ["M", "Masc", "Homem", "Menino", "Futebol masculino"],
  feminino: ["F", "Fem", "Mulher", "Menina", "Futebol feminino"],
};

export const readModality = reader(MODALITIES.map((one) => [one, ...MODALITY_WORDS[one]] as const));

export const readState = reader<State>(STATE_CODES.map((code) => [code, STATES[code]] as const));
