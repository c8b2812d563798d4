import type { Modality } from "#domain/athletes/attributes.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { ComparedMeasure, NoPercentile } from "./compared.ts";
import { FEWEST_MINUTES } from "./percentiles.ts";

export const COMPARISON_RULES = `Cada um é comparado com quem nasceu no mesmo ano e joga no mesmo setor e na mesma modalidade, com ${FEWEST_MINUTES} minutos ou mais. Com menos de dez pares não há percentil. Números de súmula, de clube e declarados nunca entram na mesma conta.`;

export const WHY_NO_PERCENTILE: Record<NoPercentile, string | null> = {
  not_measured: null,
  few_minutes: `menos de ${FEWEST_MINUTES} minutos`,
  no_category: "sem posição ou modalidade",
  few_peers: "menos de dez pares",
};

const PEERS: Record<PositionGroup, Record<Modality, string>> = {
  Goleiro: { masculino: "goleiros", feminino: "goleiras" },
  Defensor: { masculino: "defensores", feminino: "defensoras" },
  "Meio-Campista": { masculino: "meio-campistas", feminino: "meio-campistas" },
  Atacante: { masculino: "atacantes", feminino: "atacantes" },
};

/** "atacantes nascidos em 2010" */
export const peersInWords = (group: PositionGroup, modality: Modality, birthYear: number): string =>
  `${PEERS[group][modality]} ${modality === "feminino" ? "nascidas" : "nascidos"} em ${birthYear}`;

/** "entre 143 atacantes nascidos em 2010", or why there is no such comparison. */
export function comparedWith(measures: readonly ComparedMeasure[] | null, peers: string | null): string {
  if (!measures) return "sem números desta fonte";
  if (!peers) return "sem posição ou modalidade no perfil";
  const counted = measures.find((measure) => measure.peers !== null);
  if (counted) return `entre ${formatNumber(counted.peers!)} ${peers}`;
  return measures.some(({ why }) => why === "few_minutes")
    ? `menos de ${FEWEST_MINUTES} minutos`
    : `menos de dez pares entre ${peers}`;
}
