import type { EventType } from "#domain/events/vocabulary.ts";

export const TYPE_LABELS: Record<EventType, string> = { campeonato: "Campeonato", peneira: "Peneira" };

export const eventPath = (id: string) => `/campeonatos/${id}`;

/** Registration asks who one is; after login the visitor is back at the event. */
export const signUpPath = (id: string) => `/login?voltar=${encodeURIComponent(eventPath(id))}`;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
