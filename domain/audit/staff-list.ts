import { choice, day, defineList, words, type QueryOf } from "#domain/lists/list.ts";
import type { AuditAction } from "./actions.ts";

type GroupOf<Action> = Action extends `${infer Group}.${string}` ? Group : never;

/** What an action is about, by the word before its dot. */
const GROUPS: Record<GroupOf<AuditAction>, string> = {
  athlete: "Atletas",
  audit: "Registro",
  banner: "Avisos",
  canned_answer: "Modelos de resposta",
  championship: "Campeonatos",
  club: "Clubes",
  consent: "Consentimentos",
  contact: "Contatos",
  event: "Eventos",
  export: "Cópias de dados",
  faq: "Perguntas frequentes",
  guardian: "Responsáveis",
  home: "Página inicial",
  import: "Importações",
  inquiry: "Mensagens",
  media: "Mídia",
  note: "Notas da equipe",
  plan: "Planos",
  registration: "Inscrições",
  report: "Denúncias",
  review: "Revisões",
  scout: "Olheiros",
  scout_note: "Notas de clubes",
  session: "Sessões",
  shortlist: "Listas de clubes",
  sponsor: "Patrocinadores",
  subscription: "Assinaturas",
  terms: "Termos",
  user: "Contas",
};

/** What an entry is about; a review goes with what was reviewed. */
const SUBJECTS = {
  athlete: "Atletas",
  banner: "Avisos",
  canned_answer: "Modelos de resposta",
  championship: "Campeonatos",
  club: "Clubes",
  event: "Eventos",
  export: "Cópias de dados",
  faq: "Perguntas frequentes",
  import: "Importações",
  inquiry: "Mensagens",
  match: "Jogos de clubes",
  media: "Fotos e vídeos",
  message: "Pedidos de contato",
  plan: "Planos",
  report: "Denúncias",
  scout: "Olheiros",
  shortlist: "Listas de clubes",
  sponsor: "Patrocinadores",
  subscription: "Assinaturas",
  terms: "Termos",
  user: "Contas",
} as const;

/** Everything that was done, newest first. */
export const AUDIT_LIST = defineList({
  path: "/admin/registro",
  title: "Registro",
  search: "Buscar por nome ou código...",
  filters: {
    group: choice("grupo", "Ação", GROUPS),
    subject: choice("sobre", "Sobre", SUBJECTS),
    from: day("de", "Desde"),
    until: day("ate", "Até"),
    actor: words("autor", "Autor", { hidden: true }),
  },
  sorts: { at: { label: "Quando", word: "quando", descending: true } },
  defaultSort: "at",
  loading: "Carregando o registro...",
  empty: "Nenhum registro encontrado",
  failed: "Falha ao carregar o registro",
  views: [
    { label: "Contas", query: "grupo=contas" },
    { label: "Revisões", query: "grupo=revisoes" },
  ],
});

export type AuditListQuery = QueryOf<typeof AUDIT_LIST>;
