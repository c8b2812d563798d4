import { defineList, type QueryOf } from "#domain/lists/list.ts";

/** Trials whose deadline has passed while somebody who came has no answer. */
export const OVERDUE_LIST = defineList({
  path: "/admin/respostas",
  title: "Respostas em atraso",
  search: "Buscar peneiras...",
  filters: {},
  sorts: {
    due: { label: "Prazo", word: "prazo" },
    title: { label: "Peneira", word: "peneira" },
    owed: { label: "Sem resposta", word: "sem-resposta", descending: true },
  },
  defaultSort: "due",
  everything: "Todas",
  loading: "Carregando peneiras...",
  empty: "Nenhuma peneira em atraso",
  failed: "Falha ao carregar as peneiras",
});

export type OverdueListQuery = QueryOf<typeof OVERDUE_LIST>;
