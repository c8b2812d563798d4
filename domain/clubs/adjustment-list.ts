import { choice, defineList, words, type QueryOf } from "#domain/lists/list.ts";

/** The points that staff added and took away, of every season. */
export const ADJUSTMENT_LIST = defineList({
  path: "/admin/ranking",
  title: "Ajustes do ranking",
  search: "Buscar ajustes...",
  filters: {
    effect: choice("pontos", "Pontos", { added: "Somados", taken: "Tirados" }),
    season: words("temporada", "Temporada"),
  },
  sorts: {
    made: { label: "Registrado em", word: "registro", descending: true },
    club: { label: "Clube", word: "clube" },
    points: { label: "Pontos", word: "pontos", descending: true },
  },
  defaultSort: "made",
  loading: "Carregando ajustes...",
  empty: "Nenhum ajuste encontrado",
  failed: "Falha ao carregar os ajustes",
});

export type AdjustmentListQuery = QueryOf<typeof ADJUSTMENT_LIST>;
