import type { BadgeTone } from "#app/components/badge.tsx";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";

export const TYPE_WORDS: Record<EventType, string> = { campeonato: "Campeonato", peneira: "Peneira" };

export interface EventStanding {
  word: string;
  tone: BadgeTone;
}

const STATES: Record<EventState, EventStanding> = {
  draft: { word: "Rascunho", tone: "neutral" },
  pending: { word: "Aguardando aprovação", tone: "canary" },
  approved: { word: "No calendário", tone: "grass" },
  rejected: { word: "Para corrigir", tone: "danger" },
  cancelled: { word: "Cancelado", tone: "neutral" },
};

interface StandingFacts {
  approval: EventState;
  held: boolean;
  hidden: boolean;
  over: boolean;
}

/** Where an event stands, in the words that its organiser reads. */
export function standingOf({ approval, held, hidden, over }: StandingFacts): EventStanding {
  if (hidden) return { word: "Oculto pela equipe", tone: "danger" };
  if (held) return { word: "Suspenso", tone: "danger" };
  if (over && approval === "approved") return { word: "Aconteceu", tone: "neutral" };
  return STATES[approval];
}
