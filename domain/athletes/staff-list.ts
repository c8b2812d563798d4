import { choice, day, defineList, type QueryOf } from "#domain/lists/list.ts";
import { STATES } from "#domain/places.ts";
import { MIN_AGE } from "./attributes.ts";
import { POSITIONS, type Position } from "./positions.ts";

const OLDEST = 25;
const AGES = Object.fromEntries(
  Array.from({ length: OLDEST - MIN_AGE + 1 }, (_, more) => [MIN_AGE + more, `${MIN_AGE + more} anos`]),
);

/** Where a profile stands, in the words of the list. */
export const STANDINGS = {
  public: "No ar",
  guardian: "Com responsável",
  review: "Em revisão",
  draft: "Rascunho",
  hidden: "Oculto",
  deleted: "Excluído",
} as const;
export type Standing = keyof typeof STANDINGS;

/** All profiles, for staff. */
export const ATHLETE_LIST = defineList({
  path: "/admin/atletas",
  title: "Atletas",
  search: "Buscar atletas...",
  filters: {
    status: choice("status", "Status", { featured: "Destaque", normal: "Normal" }),
    standing: choice("publicacao", "Publicação", STANDINGS),
    age: choice("idade", "Idade", AGES),
    position: choice(
      "posicao",
      "Posição",
      Object.fromEntries(POSITIONS.map((position) => [position, position])) as Record<Position, string>,
    ),
    state: choice("estado", "Estado", STATES),
    since: day("desde", "Atualizado desde"),
  },
  sorts: {
    updated: { label: "Atualizado", word: "atualizado", descending: true },
    name: { label: "Atleta", word: "nome" },
    age: {
      label: "Idade",
      word: "nascimento",
      descending: true,
      directions: { rising: "mais velhos primeiro", falling: "mais novos primeiro" },
      mirrored: true,
    },
  },
  defaultSort: "updated",
  loading: "Carregando atletas...",
  empty: "Nenhum atleta encontrado",
  failed: "Falha ao carregar os atletas",
  views: [
    { label: "Esperam responsável", query: "publicacao=com-responsavel" },
    { label: "Em revisão", query: "publicacao=em-revisao" },
    { label: "Excluídos", query: "publicacao=excluido" },
  ],
});

export type AthleteListQuery = QueryOf<typeof ATHLETE_LIST>;
