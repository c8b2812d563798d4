import type { Position } from "#domain/athletes/positions.ts";
import type { Trait } from "#domain/athletes/traits.ts";

type Range = readonly [least: number, most: number];

interface PositionHabits {
  shirts: readonly number[];
  /** The likeliest first. */
  traits: readonly Trait[];
  goalsPerGame: Range;
  assistsPerGame: Range;
  yellowsPerGame: Range;
  passAccuracy: Range;
  dribbles: Range;
}

const GOALKEEPER: readonly Trait[] = [
  "reflexo",
  "saída do gol",
  "jogo com os pés",
  "pênaltis",
  "posicionamento",
  "liderança",
  "agilidade",
  "impulsão",
  "lançamento",
];
const CENTRE_BACK: readonly Trait[] = [
  "marcação",
  "cabeceio",
  "desarme",
  "antecipação",
  "força",
  "liderança",
  "posicionamento",
  "impulsão",
  "lançamento",
];
const FULL_BACK: readonly Trait[] = [
  "cruzamento",
  "resistência",
  "velocidade",
  "marcação",
  "desarme",
  "passe curto",
  "aceleração",
  "antecipação",
];
const HOLDER: readonly Trait[] = [
  "desarme",
  "marcação",
  "passe curto",
  "antecipação",
  "resistência",
  "posicionamento",
  "força",
  "lançamento",
  "liderança",
];
const PLAYMAKER: readonly Trait[] = [
  "visão de jogo",
  "passe curto",
  "controle de bola",
  "lançamento",
  "bola parada",
  "resistência",
  "finalização",
  "drible",
];
const WINGER: readonly Trait[] = [
  "drible",
  "velocidade",
  "aceleração",
  "cruzamento",
  "agilidade",
  "finalização",
  "controle de bola",
  "resistência",
];
const STRIKER: readonly Trait[] = [
  "finalização",
  "posicionamento",
  "cabeceio",
  "força",
  "impulsão",
  "controle de bola",
  "aceleração",
  "agilidade",
];

export const HABITS: Record<Position, PositionHabits> = {
  Goleiro: habits([1, 12, 22], GOALKEEPER, [0, 0], [0, 0.04], [0, 0.06], [58, 78], [0, 20]),
  Zagueiro: habits([3, 4, 13], CENTRE_BACK, [0.02, 0.11], [0, 0.06], [0.08, 0.22], [76, 90], [20, 45]),
  "Lateral-direito": habits([2, 14], FULL_BACK, [0.02, 0.1], [0.1, 0.28], [0.06, 0.18], [73, 87], [38, 62]),
  "Lateral-esquerdo": habits([6, 16], FULL_BACK, [0.02, 0.1], [0.1, 0.28], [0.06, 0.18], [73, 87], [38, 62]),
  Volante: habits([5, 15, 8], HOLDER, [0.03, 0.12], [0.05, 0.18], [0.1, 0.26], [79, 92], [35, 58]),
  Meia: habits([8, 18, 20], PLAYMAKER, [0.1, 0.3], [0.18, 0.42], [0.05, 0.16], [78, 91], [45, 68]),
  "Meia-atacante": habits(
    [10, 20, 30],
    ["drible", ...PLAYMAKER.filter((trait) => trait !== "drible")],
    [0.16, 0.4],
    [0.2, 0.45],
    [0.04, 0.14],
    [75, 88],
    [50, 72],
  ),
  "Ponta-direita": habits([7, 17, 27], WINGER, [0.2, 0.48], [0.16, 0.4], [0.04, 0.13], [68, 83], [52, 76]),
  "Ponta-esquerda": habits([11, 21, 77], WINGER, [0.2, 0.48], [0.16, 0.4], [0.04, 0.13], [68, 83], [52, 76]),
  "Segundo atacante": habits(
    [18, 28, 10],
    ["finalização", "drible", "controle de bola", "agilidade", "passe curto", "velocidade", "visão de jogo"],
    [0.28, 0.55],
    [0.16, 0.36],
    [0.04, 0.14],
    [70, 84],
    [48, 70],
  ),
  Centroavante: habits([9, 19, 29], STRIKER, [0.35, 0.74], [0.06, 0.26], [0.05, 0.16], [64, 79], [38, 60]),
};

function habits(
  shirts: readonly number[],
  traits: readonly Trait[],
  goalsPerGame: Range,
  assistsPerGame: Range,
  yellowsPerGame: Range,
  passAccuracy: Range,
  dribbles: Range,
): PositionHabits {
  return { shirts, traits, goalsPerGame, assistsPerGame, yellowsPerGame, passAccuracy, dribbles };
}
