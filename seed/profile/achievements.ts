import type { Modality } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { Random } from "#drawing/random.ts";
import type { HistoryYear } from "./history.ts";

/** Invented competitions. */
const COMPETITIONS = [
  "Copa Primavera",
  "Taça das Comunidades",
  "Copa Interbairros",
  "Torneio Verão da Base",
  "Copa dos Rios",
  "Liga Metropolitana",
  "Taça Ipê",
  "Copa Novos Campos",
  "Torneio Semeando Futebol",
  "Copa Caminhos",
] as const;

type Words = (masculine: string, feminine: string) => string;
type Line = (words: Words, cup: Competition, year: HistoryYear, count: Count) => string;

/** A number from the range, or nothing in the current season: its numbers are in the statistics. */
type Count = (least: number, most: number) => number | null;

interface Competition {
  /** "da Copa Primavera" */
  of: string;
  /** "na Copa Primavera" */
  in: string;
}

const ANYONE: readonly Line[] = [
  (w, cup, y) => `${w("Campeão", "Campeã")} ${cup.of}${youth(y)} (${y.year})`,
  (w, cup, y) => `${w("Vice-campeão", "Vice-campeã")} ${cup.of}${youth(y)} (${y.year})`,
  (_, cup, y) => `Terceiro lugar ${cup.in}${youth(y)} (${y.year})`,
  (w, cup, y) => `${w("Escolhido", "Escolhida")} para a seleção ${cup.of} (${y.year})`,
  (w, _, y) => `${w("Capitão", "Capitã")} da equipe${youth(y)} em ${y.year}`,
  (w, _, y) => `${w("Convocado", "Convocada")} para a seleção municipal${youth(y)} (${y.year})`,
  (_, __, y) => `Prêmio de fair play da temporada ${y.year}`,
  (_, cup, y) => `Revelação ${cup.of} (${y.year})`,
];

const KEEPING: readonly Line[] = [
  (w, cup, y) => `${w("Goleiro menos vazado", "Goleira menos vazada")} ${cup.of}${youth(y)} (${y.year})`,
  (_, cup, y, count) => `${count(2, 4) ?? "Dois"} pênaltis defendidos ${cup.in} (${y.year})`,
];
const DEFENDING: readonly Line[] = [
  (_, cup, y) => `Defesa menos vazada ${cup.of}${youth(y)} (${y.year})`,
  (w, cup, y) => `${w("Melhor defensor", "Melhor defensora")} ${cup.of} (${y.year})`,
];
const CREATING: readonly Line[] = [
  (_, cup, y, count) =>
    `Líder de assistências ${cup.of}${youth(y)}${sum(", com", count(4, 8), "")} (${y.year})`,
  (w, cup, y) => `${w("Melhor jogador", "Melhor jogadora")} da final ${cup.of} (${y.year})`,
];
const SCORING: readonly Line[] = [
  (w, cup, y, count) =>
    `${w("Artilheiro", "Artilheira")} ${cup.of}${youth(y)}${sum(", com", count(6, 13), " gols")} (${y.year})`,
  (_, cup, y) => `Gol mais bonito ${cup.of}, em votação do público (${y.year})`,
];

const BY_POSITION: Partial<Record<Position, readonly Line[]>> = {
  Goleiro: KEEPING,
  Zagueiro: DEFENDING,
  "Lateral-direito": DEFENDING,
  "Lateral-esquerdo": DEFENDING,
  Volante: DEFENDING,
  Meia: CREATING,
  "Meia-atacante": CREATING,
};

/** One to five, newest first, each in a year of the history and in a competition of its own. */
export function achievementsOf(
  { position, modality }: { position: Position; modality: Modality },
  history: readonly HistoryYear[],
  random: Random,
): string[] {
  const words: Words = (masculine, feminine) => (modality === "feminino" ? feminine : masculine);
  const own = random.shuffle(BY_POSITION[position] ?? SCORING).slice(0, random.int(0, 2));
  const lines = random.shuffle([...own, ...random.shuffle(ANYONE).slice(0, random.int(1, 3))]);
  const count =
    (year: HistoryYear): Count =>
    (least, most) =>
      year === history.at(-1) ? null : random.int(least, most);
  const cups = random.shuffle(COMPETITIONS).map(inflected);
  return lines
    .map((line, index) => ({ line, cup: cups[index]!, year: random.pick(history) }))
    .sort((one, other) => other.year.year - one.year.year)
    .map(({ line, cup, year }) => line(words, cup, year, count(year)));
}

const sum = (before: string, count: number | null, after: string) =>
  count === null ? "" : `${before} ${count}${after}`;
const youth = ({ category }: HistoryYear) => (category.startsWith("Sub-") ? ` ${category}` : "");

function inflected(name: string): Competition {
  const article = name.startsWith("Torneio") ? "o" : "a";
  return { of: `d${article} ${name}`, in: `n${article} ${name}` };
}
