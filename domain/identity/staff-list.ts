import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";
import { ROLE_LABELS } from "./roles.ts";
import type { ProfileType } from "./roles.ts";

const PROFILES: Record<Exclude<ProfileType, "admin">, string> = {
  athlete: "Atleta",
  club: "Clube",
  championship: "Campeonato",
  guardian: "Responsável",
  sponsor: "Patrocinador",
};

/** All accounts, for staff. */
export const USER_LIST = defineList({
  path: "/admin/usuarios",
  title: "Usuários",
  search: "Buscar por nome ou e-mail inteiro...",
  filters: {
    role: choice("papel", "Papel", ROLE_LABELS),
    profile: choice("perfil", "Perfil", PROFILES),
    state: choice("situacao", "Situação", { locked: "Bloqueada", leaving: "Será excluída" }),
    email: choice("email", "E-mail", { confirmed: "Confirmado", unconfirmed: "Sem confirmação" }),
    factor: choice("segundo-fator", "Segundo fator", { active: "Ativo", none: "Sem segundo fator" }),
  },
  sorts: {
    created: { label: "Criada", word: "criada", descending: true },
    name: { label: "Nome", word: "nome" },
    seen: { label: "Último uso", word: "uso", descending: true },
  },
  defaultSort: "created",
  loading: "Carregando usuários...",
  empty: "Nenhum usuário encontrado",
  failed: "Falha ao carregar os usuários",
  views: [
    { label: "Equipe", query: "papel=equipe" },
    { label: "Administração", query: "papel=administracao" },
    { label: "Bloqueadas", query: "situacao=bloqueada" },
  ],
});

export type UserListQuery = QueryOf<typeof USER_LIST>;
