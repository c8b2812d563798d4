import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";

/** Why two profiles may be one person's. */
export const DUPLICATE_REASONS = {
  same_birthdate: "Mesmo nome e nascimento",
  same_guardian: "Mesmo responsável e primeiro nome",
  same_birth_year: "Mesmo nome e ano, data estimada",
} as const;
export type DuplicateReason = keyof typeof DUPLICATE_REASONS;

/** The pairs that nobody has decided about. */
export const DUPLICATE_LIST = defineList({
  path: "/admin/atletas/duplicados",
  title: "Possíveis duplicados",
  search: "Buscar por nome...",
  filters: { reason: choice("sinal", "Sinal", DUPLICATE_REASONS) },
  sorts: { found: { label: "Encontrado", word: "encontrado", descending: true } },
  defaultSort: "found",
  loading: "Carregando duplicados...",
  empty: "Nenhum possível duplicado",
  failed: "Falha ao carregar os duplicados",
});

export type DuplicateListQuery = QueryOf<typeof DUPLICATE_LIST>;
