import { STAGE_WORDS } from "#app/components/championship/words.ts";
import type { Stage } from "#domain/championships/bracket.ts";
import type { Phase } from "#domain/championships/format.ts";
import type { Walkover, WithdrawalEffect } from "#domain/championships/results.ts";
import type { DecisionKind } from "#domain/championships/vocabulary.ts";

/** The kinds of decision, as the address and the page name them. */
export const DECISION_WORDS: Record<DecisionKind, { slug: string; title: string; hint: string }> = {
  points: {
    slug: "pontos",
    title: "Dar ou tirar pontos",
    hint: "Uma equipe ganha ou perde pontos na tabela.",
  },
  annulled: {
    slug: "anular",
    title: "Anular uma partida",
    hint: "Ela deixa de contar; os cartões ficam. Pode ser jogada de novo.",
  },
  awarded: {
    slug: "placar",
    title: "Definir o resultado ou W.O.",
    hint: "A partida conta com outro placar, mesmo sem ter sido jogada. Os gols ficam sem autor.",
  },
  place: {
    slug: "vaga",
    title: "Dar uma vaga do mata-mata",
    hint: "A vaga passa a outra equipe, como a que tinha sido eliminada, ou fica vazia se ninguém chega.",
  },
  ban: {
    slug: "suspensao",
    title: "Suspender alguém",
    hint: "Atleta ou comissão técnica fica fora das próximas partidas, além do que os cartões já trazem.",
  },
};

export const EFFECT_WORDS: Record<WithdrawalEffect, { label: string; hint: string }> = {
  keep: { label: "Manter o que jogou", hint: "Os resultados ficam, e o que falta não é jogado." },
  walkover_rest: {
    label: "O que falta vira W.O.",
    hint: "Os resultados ficam, e as outras equipes ganham o resto.",
  },
  disregard: {
    label: "Desconsiderar as partidas dela",
    hint: "Nenhuma partida dela conta na tabela. Os cartões ficam.",
  },
};

export const WALKOVER_WORDS: Record<Walkover, string> = {
  home: "W.O.: o mandante perde",
  away: "W.O.: o visitante perde",
  both: "W.O.: os dois perdem",
};

/** "SF:2" reads "semifinal 2". */
export function tieText(tie: string): string {
  const [stage, number] = tie.split(":") as [Stage, string | undefined];
  return `${STAGE_WORDS[stage].one}${number ? ` ${number}` : ""}`;
}

interface RoundMatch {
  phase: Phase;
  round: number;
  tie: string | null;
  leg: 1 | 2;
}

/** "Rodada 3", "Semifinais, ida", "Final". A match for the third place belongs to the round of the final. */
export function roundText(matches: readonly RoundMatch[], twoLegs: ReadonlySet<string>): string {
  const { phase, round, tie, leg } = matches.find((match) => match.tie !== "3P") ?? matches[0]!;
  if (phase !== "knockout" || tie === null) return `Rodada ${round}`;
  const stage = STAGE_WORDS[tie.split(":")[0] as Stage].many;
  return twoLegs.has(tie) ? `${stage}, ${leg === 1 ? "ida" : "volta"}` : stage;
}

/** "10 · Rafael Lima", "Nair Prado, técnica" */
export const personText = (person: {
  number: number | null;
  name: string;
  staffRole: string | null;
}): string =>
  person.number === null
    ? [person.name, person.staffRole].filter(Boolean).join(", ")
    : `${person.number} · ${person.name}`;
