import type { Stage } from "#domain/championships/bracket.ts";
import type { DecidedView, GeneralRowView, GeneralView } from "#domain/championships/competition-view.ts";
import type { Format, Phase, Slot } from "#domain/championships/format.ts";
import type { Criterion } from "#domain/championships/settings.ts";

/** How a criterion reads in "decididos por: …" and in the order of a table. */
export const CRITERION_WORDS: Record<Criterion, string> = {
  points: "pontos",
  wins: "vitórias",
  goal_difference: "saldo de gols",
  goals_for: "gols pró",
  goals_against: "gols contra",
  away_goals: "gols fora de casa",
  head_to_head_two: "confronto direto (só entre duas)",
  head_to_head_all: "confronto direto (entre todas)",
  reds: "menos vermelhos",
  yellows: "menos amarelos",
  walkovers: "menos W.O.",
  draw: "sorteio registrado",
};

/** `of` begins a sentence such as "Vencedor da …". */
export const STAGE_WORDS: Record<Stage, { one: string; many: string; short: string; of: string }> = {
  R64: { one: "32 avos de final", many: "32 avos de final", short: "32 avos", of: "dos" },
  R32: { one: "16 avos de final", many: "16 avos de final", short: "16 avos", of: "dos" },
  R16: { one: "oitavas de final", many: "Oitavas", short: "Oitavas", of: "das" },
  QF: { one: "quartas de final", many: "Quartas", short: "Quartas", of: "das" },
  SF: { one: "semifinal", many: "Semifinais", short: "Semi", of: "da" },
  "3P": { one: "terceiro lugar", many: "Terceiro lugar", short: "3º lugar", of: "do" },
  F: { one: "final", many: "Final", short: "Final", of: "da" },
};

/** What decided a tie; null where there is no room and nobody asks. */
export const TIE_BY_WORDS: Record<string, { wide: string; phone: string | null }> = {
  kicks: { wide: "nos pênaltis", phone: "pên." },
  away_goals: { wide: "gols fora de casa", phone: "gols fora" },
  better_campaign: { wide: "melhor campanha", phone: "campanha" },
  walkover: { wide: "W.O.", phone: "W.O." },
  award: { wide: "por decisão", phone: "decisão" },
  aggregate: { wide: "no agregado", phone: null },
  bye: { wide: "passa sem adversário", phone: "passa" },
};

const partsOf = (tie: string) => tie.split(":") as [Stage, string | undefined];

/** "2º e 3º decididos por: confronto direto (Vale Verde 2 × 1 Capibaribe)", "… saldo de gols por jogo (1,33 e 1,25)" */
export function decidedText({ criterion, places, matches, averages }: DecidedView): string {
  const direct = criterion === "head_to_head_two" || criterion === "head_to_head_all";
  const scores = matches
    .slice(0, 3)
    .map(({ home, away, homeGoals, awayGoals }) => `${home.name} ${homeGoals} × ${awayGoals} ${away.name}`);
  const word = direct ? "confronto direto" : CRITERION_WORDS[criterion];
  const compared = averages ? ` por jogo (${averageTexts(averages).join("\u00a0e\u00a0")})` : "";
  const shown = scores.length > 0 ? ` (${scores.join("; ")})` : "";
  return `${places[0]}º e ${places[1]}º decididos por: ${word}${compared}${shown}`;
}

const AVERAGES = [2, 3, 4].map(
  (digits) =>
    new Intl.NumberFormat("pt-BR", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** "2,33". Two decimals, or as many more as it takes to show that different averages differ. */
export function averageTexts(averages: readonly number[]): string[] {
  const different = new Set(averages).size;
  const written = AVERAGES.map((format) => averages.map((one) => format.format(one).replace("-", "−")));
  return written.find((texts) => new Set(texts).size === different) ?? written.at(-1)!;
}

const NTH = ["primeiros", "segundos", "terceiros", "quartos", "quintos", "sextos", "sétimos", "oitavos"];

/** "Tabela geral", "Melhores segundos colocados" */
export function generalTitle({ place }: Pick<GeneralView, "place">): string {
  if (place === null) return "Tabela geral";
  return `Melhores ${NTH[place - 1] ?? `${place}ºs`} colocados`;
}

/** What stands under the table over all groups: who goes on, and how its teams are compared. */
export function generalNotes({ place, goOn, perMatch, sizesDiffer, headToHeadLeftOut }: GeneralView): string {
  const first = place === null ? "primeiros" : "melhores";
  const why = sizesDiffer ? "Grupos de tamanhos diferentes" : "Números de jogos diferentes";
  return [
    goOn === 1 ? "Passa o melhor." : `Passam os ${goOn} ${first}.`,
    perMatch && `${why}: comparados por média por jogo.`,
    headToHeadLeftOut && "O confronto direto só conta dentro dos grupos.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Of the best seconds: another team of this group may stand here in the end. */
export const levelText = ({ group }: Pick<GeneralRowView, "group">, place: number | null): string =>
  `Empatado no Grupo ${group}: ainda não se sabe quem é o ${place}º.`;

/** Who will stand there: "Vencedor da semifinal 1". Of a seed a known format says more: "Melhor 2º de grupo (3)". */
export function slotText(slot: Slot, format?: Format): string {
  if (slot.from === "team") return "A definir";
  if (slot.from === "seed") return format ? seedText(slot.seed, format) : `${slot.seed}º classificado`;
  const [stage, number] = partsOf(slot.tie);
  const { one, of } = STAGE_WORDS[stage];
  return [slot.from === "winner" ? "Vencedor" : "Perdedor", of, one, number].filter(Boolean).join(" ");
}

/** The same where there is room for a word: "Venc. semi 1", "3º". */
export function shortSlotText(slot: Slot): string {
  if (slot.from === "team") return "A definir";
  if (slot.from === "seed") return `${slot.seed}º`;
  const [stage, number] = partsOf(slot.tie);
  const words = [slot.from === "winner" ? "Venc." : "Perd.", STAGE_WORDS[stage].short.toLowerCase(), number];
  return words.filter(Boolean).join(" ");
}

/** Which winner of a group stands on which seed follows from the campaigns: the place says only what is sure. */
function seedText(seed: number, format: Format): string {
  if (format.kind !== "groups") return `Cabeça ${seed}`;
  const { advance, groups } = format;
  if (advance.by === "general_table") return `${seed}º da tabela geral`;
  const place = Math.ceil(seed / groups);
  const number = seed - (place - 1) * groups;
  if (place <= advance.places) return groups === 1 ? `${place}º do grupo` : `${place}º de grupo (${number})`;
  return `Melhor ${place}º de grupo (${number})`;
}

interface RoundOf {
  phase: Phase;
  round: number;
  tie: string | null;
  leg: 1 | 2;
}

/** "Rodada 3", "Grupos · Rodada 2", "Semifinais · volta". */
export function roundTitle({ phase, round, tie, leg }: RoundOf, format: Format): string {
  if (phase === "group") return `Grupos · Rodada ${round}`;
  if (phase === "league" || tie === null) return `Rodada ${round}`;
  const [stage] = partsOf(tie);
  const title = STAGE_WORDS[stage].many;
  return legsOf(stage, format) === 2 ? `${title} · ${leg === 1 ? "ida" : "volta"}` : title;
}

/** What tells a match from its sisters of the round: "Grupo A", "Semi 2", "3º lugar". */
export function placeText({ group, tie }: { group: string | null; tie: string | null }): string | null {
  if (group !== null) return `Grupo ${group}`;
  if (tie === null) return null;
  const [stage, number] = partsOf(tie);
  return [STAGE_WORDS[stage].short, number].filter(Boolean).join(" ");
}

function legsOf(stage: Stage, format: Format): 1 | 2 {
  if (format.kind === "league" || stage === "3P") return 1;
  return stage === "F" ? format.knockout.finalLegs : format.knockout.legs;
}
