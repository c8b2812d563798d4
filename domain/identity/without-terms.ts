/** Addresses where a member who did not accept the new terms still acts: sign-in, leaving, taking along, reporting. */
const OPEN_PAGES: readonly RegExp[] = [
  /^\/conta\/termos$/,
  /^\/(?:sair|sessao|recuperar-senha|redefinir-senha|confirmar-email|profile-selection)$/,
  /^\/(?:admin\/)?login(?:\/|$)/,
  /^\/api\/(?:auth\/|check-subscription$|customer-portal$|webhooks\/)/,
  /^\/conta\/(?:privacidade|seguranca)(?:\/|$)/,
  /^\/conta\/assinatura\/[^/]+\/(?:cancelar|desistir)$/,
  // The payment provider's own pages, where subscriptions are ended too.
  /^\/pagamento-de-teste\//,
  /^\/(?:denunciar|contato)$/,
  /^\/remover\//,
  /^\/buscas\/parar\//,
  /^\/responsavel\/atleta\/[^/]+\/(?:revogar|apagar)$/,
];

const TAKES_BACK = ["recusar", "retirar"];

/** Elsewhere: the buttons that only take something back, by what they post. */
const OPEN_ACTS: readonly { page: RegExp; intents: readonly string[] }[] = [
  { page: /^\/conta$/, intents: ["senha"] },
  { page: /^\/conta\/assinatura$/, intents: ["portal"] },
  {
    page: /^\/responsavel\/atleta\/[^/]+$/,
    intents: [
      "nao-autorizar",
      "tirar-do-ar",
      "desligar-nome",
      "desligar-nascimento",
      "desligar-buscas",
      "desligar-redes",
      "desligar-contato",
      "retirar-depoimento",
      "encerrar-vinculo",
      "baixar",
      "pedir-equipe",
      "cancelar-exclusao",
    ],
  },
  { page: /^\/responsavel\/adultos$/, intents: ["bloquear"] },
  { page: /^\/responsavel\/confirmar$/, intents: [...TAKES_BACK, "sair"] },
  {
    page: /^\/athlete\/dashboard$/,
    intents: ["despublicar", "contato-desligar", "nome-desligar", "sem-vinculo", "desistir"],
  },
  { page: /^\/depoimento\//, intents: TAKES_BACK },
  { page: /^\/convite-clube\//, intents: [...TAKES_BACK, "sair"] },
];

/**
 * What works without the new terms: reading always, and of the rest whatever protects somebody or lets them go. A
 * guardian may always revoke.
 */
export const worksWithoutTerms = (pathname: string, intent: string): boolean =>
  OPEN_PAGES.some((page) => page.test(pathname)) ||
  OPEN_ACTS.some(({ page, intents }) => page.test(pathname) && intents.includes(intent));
