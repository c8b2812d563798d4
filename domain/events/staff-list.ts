import { choice, day, defineList, type QueryOf } from "#domain/lists/list.ts";
import { STATES } from "#domain/places.ts";

/** All events, for staff. */
export const EVENT_LIST = defineList({
  path: "/admin/eventos",
  title: "Eventos",
  search: "Buscar eventos...",
  filters: {
    standing: choice("situacao", "Situação", {
      pending: "Aguardando aprovação",
      approved: "No calendário",
      held: "Suspenso",
      hidden: "Oculto",
      draft: "Rascunho",
      rejected: "Para corrigir",
      cancelled: "Cancelado",
      deleted: "Excluído",
    }),
    type: choice("tipo", "Tipo", { campeonato: "Campeonato", peneira: "Peneira" }),
    state: choice("estado", "Estado", STATES),
    from: day("desde", "A partir de"),
  },
  sorts: {
    starts: { label: "Data", word: "data", descending: true },
    title: { label: "Evento", word: "nome" },
    created: { label: "Enviado", word: "enviado", descending: true },
  },
  defaultSort: "starts",
  loading: "Carregando eventos...",
  empty: "Nenhum evento encontrado",
  failed: "Falha ao carregar os eventos",
  views: [
    { label: "Aguardam aprovação", query: "situacao=aguardando-aprovacao" },
    { label: "Suspensos", query: "situacao=suspenso" },
    { label: "Excluídos", query: "situacao=excluido" },
  ],
});

export type EventListQuery = QueryOf<typeof EVENT_LIST>;
