import type { BadgeTone } from "#app/components/badge.tsx";
import type { EventState, EventType } from "#domain/events/vocabulary.ts";
import type { OwnEventFilter } from "#server/events/own-events.server.ts";

export const TYPE_WORDS: Record<EventType, string> = { campeonato: "Campeonato", peneira: "Peneira" };

interface Standing {
  word: string;
  tone: BadgeTone;
}

const STATES: Record<EventState, Standing> = {
  draft: { word: "Rascunho", tone: "neutral" },
  pending: { word: "Aguardando aprovação", tone: "canary" },
  approved: { word: "No calendário", tone: "grass" },
  rejected: { word: "Para corrigir", tone: "danger" },
  cancelled: { word: "Cancelado", tone: "neutral" },
};

/** Where an event stands, in the words that its organiser reads. */
export function standingOf(event: { approval: EventState; held: boolean; hidden: boolean }): Standing {
  if (event.hidden) return { word: "Oculto pela equipe", tone: "danger" };
  if (event.held) return { word: "Suspenso", tone: "danger" };
  return STATES[event.approval];
}

export const FILTERS: readonly { filter: OwnEventFilter; label: string; empty: string }[] = [
  { filter: "proximos", label: "Próximos", empty: "Nenhum evento por vir" },
  { filter: "rascunhos", label: "Rascunhos", empty: "Nenhum rascunho" },
  { filter: "passados", label: "Passados", empty: "Nenhum evento passado" },
];

/** `?lista=rascunhos`; anything else is what comes next. */
export const filterIn = (search: URLSearchParams): OwnEventFilter =>
  FILTERS.find(({ filter }) => filter === search.get("lista"))?.filter ?? "proximos";
