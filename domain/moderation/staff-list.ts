import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";
import { REVIEW_GROUPS, REVIEW_LABELS, isReviewKind, type ReviewKindName } from "./review-kinds.ts";

type Group = keyof typeof REVIEW_GROUPS;

const KINDS: Record<Group | ReviewKindName, string> = {
  midia: "Fotos, vídeos e pedidos de remoção",
  ...REVIEW_LABELS,
};

/** Everything that waits for a decision of the team, longest first. */
export const REVIEW_LIST = defineList({
  path: "/admin/revisoes",
  title: "Revisões",
  search: "Buscar por nome...",
  filters: {
    kind: choice("tipo", "Tipo", KINDS, { byValue: true }),
    whose: choice("fila", "Com quem", { mine: "Minhas", free: "Livres" }),
  },
  sorts: { waiting: { label: "Espera desde", word: "espera" } },
  defaultSort: "waiting",
  everything: "Todas",
  loading: "Carregando revisões...",
  empty: "Nada espera por uma decisão",
  failed: "Falha ao carregar as revisões",
  views: [
    { label: "Minhas", query: "fila=minhas" },
    { label: "Livres", query: "fila=livres" },
  ],
});

export type ReviewListQuery = QueryOf<typeof REVIEW_LIST>;

/** The kinds that a choice stands for: itself, or those of its group. */
export const kindsOf = (choice: Group | ReviewKindName): readonly ReviewKindName[] =>
  isReviewKind(choice) ? [choice] : REVIEW_GROUPS[choice];
