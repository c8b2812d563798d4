import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";

/** All sponsors, for staff. */
export const SPONSOR_LIST = defineList({
  path: "/admin/patrocinadores",
  title: "Patrocinadores",
  search: "Buscar patrocinadores...",
  filters: {
    status: choice("status", "Status", {
      Ativo: "Ativo",
      Expirado: "Expirado",
      Pendente: "Pendente",
      deleted: "Excluído",
    }),
    level: choice("nivel", "Nível", { Premium: "Premium", Ouro: "Ouro", Prata: "Prata", Bronze: "Bronze" }),
    featured: choice("destaque", "Destaque", { yes: "Em destaque", no: "Sem destaque" }),
  },
  sorts: {
    name: { label: "Patrocinador", word: "nome" },
    level: { label: "Nível", word: "nivel" },
    ends: { label: "Contrato", word: "contrato" },
  },
  defaultSort: "name",
  loading: "Carregando patrocinadores...",
  empty: "Nenhum patrocinador encontrado",
  failed: "Falha ao carregar os patrocinadores",
  views: [
    { label: "Pendentes", query: "status=pendente" },
    { label: "Expirados", query: "status=expirado" },
    { label: "Excluídos", query: "status=excluido" },
  ],
});

export type SponsorListQuery = QueryOf<typeof SPONSOR_LIST>;
