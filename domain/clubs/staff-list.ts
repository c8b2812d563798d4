import { choice, defineList, type QueryOf } from "#domain/lists/list.ts";
import { STATES } from "#domain/places.ts";
import { CLUB_CATEGORIES, PARTNERSHIPS } from "./standing.ts";

const sameWords = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries<string>(words.map((word) => [word, word])) as Record<Word, string>;

/** All clubs, for staff. */
export const CLUB_LIST = defineList({
  path: "/admin/clubes",
  title: "Clubes",
  search: "Buscar clubes...",
  filters: {
    standing: choice("situacao", "Situação", {
      verified: "Verificado",
      unverified: "Não verificado",
      hidden: "Oculto",
      deleted: "Excluído",
    }),
    category: choice("categoria", "Categoria", sameWords(CLUB_CATEGORIES)),
    partnership: choice("parceria", "Parceria", { ...sameWords(PARTNERSHIPS), none: "Sem parceria" }),
    state: choice("estado", "Estado", STATES),
  },
  sorts: {
    name: { label: "Clube", word: "nome" },
    founded: { label: "Fundação", word: "fundacao" },
    created: { label: "Cadastrado", word: "cadastro", descending: true },
  },
  defaultSort: "name",
  loading: "Carregando clubes...",
  empty: "Nenhum clube encontrado",
  failed: "Falha ao carregar os clubes",
  views: [
    { label: "Não verificados", query: "situacao=nao-verificado" },
    { label: "Excluídos", query: "situacao=excluido" },
  ],
});

export type ClubListQuery = QueryOf<typeof CLUB_LIST>;
