export const REPORT_SUBJECTS = [
  "athlete",
  "media",
  "message",
  "event",
  "club",
  "testimonial",
  "scout",
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = {
  impersonation: "Perfil falso ou de outra pessoa",
  minor_at_risk: "Criança ou adolescente em risco",
  improper_content: "Conteúdo impróprio",
  fake_trial: "Peneira falsa ou cobrança indevida",
  personal_data: "Dados pessoais expostos",
  other: "Outro motivo",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** What somebody may write besides the reason. */
export const DETAILS_MAX = 2000;
