import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";
import { IMPORT_LABELS, IMPORT_STATE_LABELS } from "./kinds.ts";

/** The files that staff brought. */
export const IMPORT_LIST = defineList({
  path: "/admin/importar",
  title: "Importar",
  search: "Buscar arquivo...",
  filters: {
    kind: choice("tipo", "Tipo", IMPORT_LABELS),
    state: choice("situacao", "Situação", IMPORT_STATE_LABELS),
  },
  sorts: {
    brought: { label: "Enviado em", word: "enviado", descending: true },
    name: { label: "Arquivo", word: "arquivo" },
    rows: { label: "Linhas", word: "linhas", descending: true },
  },
  defaultSort: "brought",
  everything: "Todas",
  loading: "Carregando importações...",
  empty: "Nenhuma importação encontrada",
  failed: "Falha ao carregar as importações",
  views: [
    { label: "Prontas", query: "situacao=pronta-para-importar" },
    { label: "Com problemas", query: "situacao=com-problemas" },
  ],
});

export type ImportListQuery = QueryOf<typeof IMPORT_LIST>;
