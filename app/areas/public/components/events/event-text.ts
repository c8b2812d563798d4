import type { EventType } from "#domain/events/vocabulary.ts";

export const TYPE_LABELS: Record<EventType, string> = { campeonato: "Campeonato", peneira: "Peneira" };

export const eventPath = (id: string) => `/campeonatos/${id}`;

/** Registration needs an account. After login the visitor goes on where they wanted to. */
export const signUpPath = (id: string, signedIn: boolean) =>
  signedIn ? registerPath(id) : `/login?voltar=${encodeURIComponent(registerPath(id))}`;

const registerPath = (id: string) => `${eventPath(id)}/inscricao`;
