/** What the public forms offer. Apart from the schemas, so that a page that shows them loads no zod. */
export const YOUNGEST = 13;
export const OLDEST = 25;

/** Whom a visitor who writes to an athlete speaks for. */
export const REPRESENTS = ["Clube", "Empresa", "Escola", "Olheiro", "Outro"] as const;

export const CONTACT_SUBJECTS = [
  "Dúvida sobre a plataforma",
  "Planos e pagamento",
  "Sou responsável por um atleta",
  "Cadastro de clube",
  "Patrocínio e parcerias",
  "Privacidade e dados pessoais",
  "Outro assunto",
] as const;
