import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";
import { INQUIRY_LABELS } from "./kinds.ts";

/** What people wrote to the team. Without a choice, what nobody has handled. */
export const INQUIRY_LIST = defineList({
  path: "/admin/mensagens",
  title: "Mensagens",
  search: "Buscar mensagens...",
  filters: {
    state: choice("situacao", "Situação", { handled: "Tratadas", all: "Todas" }, { blank: "Novas" }),
    kind: choice("tipo", "Tipo", INQUIRY_LABELS, { byValue: true }),
    whose: choice("fila", "Com quem", { mine: "Minhas", free: "Livres" }),
  },
  sorts: {
    received: { label: "Recebida em", word: "recebida", descending: true },
    due: { label: "Prazo", word: "prazo" },
  },
  defaultSort: "received",
  // The law gives these a last day.
  sortFor: ({ kind }) => (kind === "data_request" ? "due" : undefined),
  everything: "Novas",
  loading: "Carregando mensagens...",
  empty: "Nenhuma mensagem aqui",
  failed: "Falha ao carregar as mensagens",
  views: [
    { label: "Tratadas", query: "situacao=tratadas" },
    { label: "Todas", query: "situacao=todas" },
  ],
});

export type InquiryListQuery = QueryOf<typeof INQUIRY_LIST>;
