export const CONTACT_SUBJECTS = [
  "Dúvida sobre a plataforma",
  "Planos e pagamento",
  "Sou responsável por um atleta",
  "Cadastro de clube",
  "Patrocínio e parcerias",
  "Privacidade e dados pessoais",
  "Outro assunto",
] as const;
