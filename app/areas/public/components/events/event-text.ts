import type { EventType } from "#domain/events/vocabulary.ts";

export const TYPE_LABELS: Record<EventType, string> = { campeonato: "Campeonato", peneira: "Peneira" };

export const eventPath = (id: string) => `/campeonatos/${id}`;

/** Registration needs an account. After login the visitor returns to the event, which says how to register. */
export const signUpPath = (id: string, signedIn: boolean) =>
  signedIn ? `${eventPath(id)}#inscricao` : `/login?voltar=${encodeURIComponent(eventPath(id))}`;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
