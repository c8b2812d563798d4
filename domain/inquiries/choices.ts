import type { DataRight } from "./data-requests.ts";

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
  "Ver meus dados pessoais (LGPD)",
  "Corrigir meus dados pessoais (LGPD)",
  "Apagar meus dados pessoais (LGPD)",
  "Outro assunto",
] as const;

/** Subjects that ask for a right of the LGPD: what they ask has a deadline. */
export const RIGHT_OF_SUBJECT: Partial<Record<(typeof CONTACT_SUBJECTS)[number], DataRight>> = {
  "Privacidade e dados pessoais": "other",
  "Ver meus dados pessoais (LGPD)": "access",
  "Corrigir meus dados pessoais (LGPD)": "correction",
  "Apagar meus dados pessoais (LGPD)": "erasure",
};
