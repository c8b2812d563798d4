/**
 * Everything that waits for a decision of the team. Each kind is declared by its capability (`reviews.ts`), collected
 * in server/moderation/review-kinds.ts, and has its words in app/areas/admin/review-text.ts.
 */
export const REVIEW_KINDS = [
  "first_publication",
  "birthdate_change",
  "profile_text",
  "guardian_dispute",
  "club_verification",
  "match_result",
  "event",
  "sponsor",
  "sponsor_change",
  "masked_contact",
  "report",
  "media",
  "take_down",
] as const;

export type ReviewKindName = (typeof REVIEW_KINDS)[number];

export const REVIEW_LABELS: Record<ReviewKindName, string> = {
  first_publication: "Primeira publicação",
  birthdate_change: "Mudança de data de nascimento",
  profile_text: "Texto de menor no ar",
  guardian_dispute: "Responsáveis discordam",
  club_verification: "Verificação de clube",
  match_result: "Resultado de jogo",
  event: "Evento",
  sponsor: "Patrocinador",
  sponsor_change: "Mudança de patrocinador",
  masked_contact: "Contato por fora",
  report: "Denúncia",
  media: "Foto ou vídeo",
  take_down: "Pedido de remoção",
};

/** Kinds that staff look through together: an entry of the sidebar each. */
export const REVIEW_GROUPS = {
  midia: ["media", "take_down"],
} as const satisfies Record<string, readonly ReviewKindName[]>;

/** Why a decision cannot be carried out: a rule of the reviewed thing's capability forbids it. */
export type DecisionObstacle = "cnpj_missing" | "organiser_not_verified" | "reason_missing";

export const isReviewKind = (text: string | null | undefined): text is ReviewKindName =>
  REVIEW_KINDS.some((kind) => kind === text);
