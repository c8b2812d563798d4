import { isReviewKind, REVIEW_GROUPS, type ReviewKindName } from "#domain/moderation/review-kinds.ts";
import type { QueueFilter } from "#server/moderation/moderation.server.ts";

export const REVIEWS = "/admin/revisoes";

const WHOSE = { minhas: "mine", livres: "free" } as const;
type WhoseWord = keyof typeof WHOSE;

/** Which part of the queue an address names; unknown words are ignored. */
export interface QueuePart {
  /** A kind of review, or a group of kinds. */
  tipo?: string;
  fila?: WhoseWord;
}

export function partIn({ searchParams }: URL): QueuePart {
  const [tipo, fila] = [searchParams.get("tipo"), searchParams.get("fila")];
  return {
    tipo: tipo && kindsOf(tipo) ? tipo : undefined,
    fila: fila === "minhas" || fila === "livres" ? fila : undefined,
  };
}

/** As the server's verbs take it. */
export const filterOf = ({ tipo, fila }: QueuePart): QueueFilter => ({
  kinds: tipo ? kindsOf(tipo) : undefined,
  whose: fila ? WHOSE[fila] : "all",
});

export function addressIn({ tipo, fila }: QueuePart, id = ""): string {
  const query = new URLSearchParams({ ...(tipo && { tipo }), ...(fila && { fila }) });
  const path = id ? `${REVIEWS}/${id}` : REVIEWS;
  return query.size > 0 ? `${path}?${query}` : path;
}

function kindsOf(word: string): readonly ReviewKindName[] | undefined {
  if (Object.hasOwn(REVIEW_GROUPS, word)) return REVIEW_GROUPS[word as keyof typeof REVIEW_GROUPS];
  return isReviewKind(word) ? [word] : undefined;
}
