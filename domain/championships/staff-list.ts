import { choice, day, defineList, type QueryOf } from "#domain/lists/list.ts";
import { STATES } from "#domain/places.ts";

/** All championships, for staff. */
export const CHAMPIONSHIP_LIST = defineList({
  path: "/admin/campeonatos",
  title: "Campeonatos",
  search: "Buscar campeonatos...",
  filters: {
    status: choice("status", "Status", {
      upcoming: "Próximo",
      ongoing: "Em Andamento",
      finished: "Finalizado",
      deleted: "Excluído",
    }),
    state: choice("estado", "Estado", STATES),
    from: day("desde", "Começa desde"),
  },
  sorts: {
    created: { label: "Criado", word: "criado", descending: true },
    name: { label: "Nome", word: "nome" },
    period: { label: "Período", word: "periodo", descending: true },
  },
  defaultSort: "created",
  loading: "Carregando campeonatos...",
  empty: "Nenhum campeonato encontrado",
  failed: "Não foi possível carregar os campeonatos",
  views: [
    { label: "Em Andamento", query: "status=em-andamento" },
    { label: "Excluídos", query: "status=excluido" },
  ],
});

export type ChampionshipListQuery = QueryOf<typeof CHAMPIONSHIP_LIST>;
