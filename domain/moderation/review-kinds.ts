/** What waits for a person, as the team calls it. Capabilities own the kinds; this is only their names. */
export const REVIEW_KINDS = {
  first_publication: "Primeira publicação",
  birthdate_change: "Mudança de data de nascimento",
  club_verification: "Verificação de clube",
  sponsor: "Patrocinador",
  sponsor_change: "Mudança de patrocinador",
  masked_contact: "Contato por fora",
  report: "Denúncia",
} as const;

export type ReviewKindName = keyof typeof REVIEW_KINDS;

export const isReviewKind = (text: string | null | undefined): text is ReviewKindName =>
  text !== null && text !== undefined && Object.hasOwn(REVIEW_KINDS, text);

export const reviewKindLabel = (kind: string): string => (isReviewKind(kind) ? REVIEW_KINDS[kind] : kind);
