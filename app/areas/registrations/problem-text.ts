import { tooManyText } from "#app/forms/too-many.ts";
import type { RegisterProblem } from "#server/registrations/register.server.ts";

export interface ProblemText {
  title: string;
  body: string;
  /** The way out, where there is one. */
  link?: { to: string; label: string };
}

/** What a sentence needs to know besides the problem itself. */
export interface ProblemFacts {
  eventId: string;
  /** Of whom it is; null: of the reader. */
  who: string | null;
  athleteId: string;
  /** The birth years that the event takes: "Sub-15: nascidos de 2011 em diante". */
  categories: readonly string[];
  /** From when on everybody registers. */
  opensToAll: string | null;
  over: boolean;
  /** Why the event was cancelled, if it was. */
  cancelReason: string | null;
}

type Code = Exclude<RegisterProblem["code"], "too_many">;

/** Why somebody is not registered, and what can be done about it. */
export function problemText(problem: RegisterProblem, facts: ProblemFacts): ProblemText {
  if (problem.code === "too_many")
    return { title: "Muitas tentativas", body: tooManyText(problem.retryAfterSeconds) };
  return TEXTS[problem.code](facts);
}

const profileLink = ({ who, athleteId }: ProblemFacts, section: string) =>
  who === null
    ? { to: `/athlete/dashboard?editar=${section}`, label: "Completar o perfil" }
    : { to: `/responsavel/atleta/${athleteId}`, label: `Ver o perfil de ${who}` };
const toEvent = ({ eventId }: ProblemFacts) => ({ to: `/campeonatos/${eventId}`, label: "Voltar ao evento" });
const OTHERS = { to: "/campeonatos", label: "Ver outros eventos" };
const ask = (who: string | null, what: string) =>
  who === null ? what : `Peça a ${who}: ${what.toLowerCase()}`;

const TEXTS: Record<Code, (facts: ProblemFacts) => ProblemText> = {
  not_found: () => ({
    title: "Não dá para inscrever aqui",
    body: "O evento saiu do ar, ou esta conta não decide por este atleta.",
    link: OTHERS,
  }),
  not_open: (facts) =>
    facts.cancelReason === null
      ? {
          title: "As inscrições não estão abertas",
          body: "O evento ainda não foi aprovado, ou foi cancelado.",
          link: toEvent(facts),
        }
      : {
          title: "O evento foi cancelado",
          body: `Ninguém precisa ir. O motivo: ${facts.cancelReason}`,
          link: OTHERS,
        },
  held: (facts) => ({
    title: "Evento suspenso",
    body: "A equipe confere este evento, e novas inscrições pararam. Quem já se inscreveu continua na lista.",
    link: toEvent(facts),
  }),
  takes_teams: (facts) => ({
    title: "Este campeonato inscreve equipes",
    body: "A página do evento diz como a equipe se inscreve.",
    link: toEvent(facts),
  }),
  deadline_over: (facts) =>
    facts.over
      ? { title: "O evento já aconteceu", body: "As inscrições acabaram.", link: OTHERS }
      : {
          title: "As inscrições acabaram",
          body: "O prazo deste evento passou. No dia, quem organiza pode receber quem vier, se houver vaga.",
          link: toEvent(facts),
        },
  subscribers_first: ({ opensToAll }) => ({
    title: "Por enquanto, só assinantes",
    body: opensToAll
      ? `As inscrições abrem para todos em ${opensToAll}. Com um plano de atleta, dá para se inscrever agora.`
      : "As inscrições ainda não abriram para todos. Com um plano de atleta, dá para se inscrever agora.",
    link: { to: "/planos", label: "Ver os planos" },
  }),
  no_walk_ins: (facts) => ({
    title: "A entrada sem inscrição não está aberta",
    body: "Ela vale só no dia do evento, até ele acabar.",
    link: toEvent(facts),
  }),
  full: (facts) => ({
    title: "Não há mais vaga",
    body: "No dia do evento não há lista de espera. Se alguém faltar, quem organiza pode mostrar o código de novo.",
    link: toEvent(facts),
  }),
  birthdate_missing: (facts) => ({
    title: "Falta a data de nascimento",
    body: ask(facts.who, "Complete a data de nascimento no perfil. É ela que diz a categoria."),
    link: profileLink(facts, "pessoais"),
  }),
  position_missing: (facts) => ({
    title: "Falta a posição",
    body: ask(facts.who, "Diga no perfil em que posição joga. As vagas são contadas por posição."),
    link: profileLink(facts, "esportivos"),
  }),
  other_modality: (facts) => ({
    title: "O evento é de outra modalidade",
    body: "A modalidade do perfil é diferente da do evento. Se o perfil estiver errado, corrija e volte.",
    link: profileLink(facts, "pessoais"),
  }),
  no_category: ({ categories }) => ({
    title: "Fora das categorias deste evento",
    body: `O evento recebe ${categories.join("; ")}.`,
    link: OTHERS,
  }),
  guardian_missing: () => ({
    title: "Falta um responsável",
    body: "Antes dos 18 anos, quem autoriza é o responsável. Convide o seu pelo painel e peça de novo depois que ele aceitar.",
    link: { to: "/athlete/dashboard", label: "Convidar o responsável" },
  }),
  already_registered: ({ who }) => ({
    title: who ? `${who} já tem inscrição neste evento` : "Você já tem inscrição neste evento",
    body: "Veja como ela está.",
    link: { to: "/inscricoes", label: "Ver as inscrições" },
  }),
  removed: () => ({
    title: "A inscrição foi retirada",
    body: "Quem organiza retirou esta inscrição, e ela não pode ser pedida de novo. Se não entender o motivo, fale com a nossa equipe.",
    link: { to: "/contato", label: "Falar com a nossa equipe" },
  }),
  guardian_declined: (facts) => ({
    title: "O responsável não autorizou",
    body: "Para este evento o responsável já disse não. Só ele pode pedir de novo.",
    link: toEvent(facts),
  }),
};
