import { EVENT_TYPES, type EventType } from "./vocabulary.ts";

export const EVENT_FILTERS = [
  { type: null, label: "Todos" },
  { type: "campeonato", label: "Campeonatos" },
  { type: "peneira", label: "Peneiras" },
] as const satisfies { type: EventType | null; label: string }[];

/** `?tipo=peneira`; anything else shows all. */
export const eventTypeIn = (search: URLSearchParams): EventType | null =>
  EVENT_TYPES.find((type) => type === search.get("tipo")) ?? null;

export const eventQuery = (type: EventType | null): string => (type ? `?tipo=${type}` : "");
