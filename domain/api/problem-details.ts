import type { ProblemCode } from "./problem.ts";

/** What each problem says when there is nothing more precise to say. */
export const PROBLEM_DETAILS: Record<ProblemCode, string> = {
  invalid: "Um parâmetro não pôde ser lido; a lista “errors” diz qual e por quê.",
  unauthorized:
    "Invalid JWT signature: o token expirou, foi encerrado ou não é nosso. Peça outro em /api/auth/token ou pergunte sem token.",
  forbidden:
    "Esta busca é dos clubes assinantes: envie “Authorization: Bearer” com o token de quem age por um clube com plano ativo.",
  not_found: "Não há nada público neste endereço: nunca houve, ou deixou de ser público.",
  method: "A API é somente leitura: use GET ou HEAD.",
  too_long: "O endereço passa de 4.096 caracteres.",
  too_many: "Este endereço de rede perguntou demais em pouco tempo: espere os segundos de Retry-After.",
  internal: "O erro é nosso e foi registrado. Tente de novo em instantes.",
  unavailable: "Há pedidos demais neste momento: espere os segundos de Retry-After.",
};
