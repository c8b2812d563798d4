/** Why somebody who was called got no contact request. The answer itself was sent. */
export type CallProblem =
  | "no_club"
  | "needs_plan"
  | "needs_verification"
  | "not_public"
  | "nobody_answers"
  | "contact_off"
  | "already_waiting"
  | "already_talking"
  | "declined_recently"
  | "too_many";

export const CALL_PROBLEMS: Record<CallProblem, string> = {
  no_club: "Só clubes pedem contato pela plataforma.",
  needs_plan: "O plano do clube não abre o contato com atletas.",
  needs_verification: "O clube ainda não foi verificado para falar com famílias de menores.",
  not_public: "A família não publicou o perfil, e só ela pode começar a conversa.",
  nobody_answers: "O atleta ainda não tem quem responda por ele.",
  contact_off: "A família não recebe pedidos de contato agora.",
  already_waiting: "Já há um pedido de contato do clube esperando resposta.",
  already_talking: "O clube já conversa com a família.",
  declined_recently: "A família recusou um pedido do clube há menos de 90 dias.",
  too_many: "O limite de pedidos de contato de hoje acabou. Tente de novo amanhã.",
};
