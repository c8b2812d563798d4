import { INQUIRY_KINDS, type InquiryKind } from "#domain/inquiries/kinds.ts";
import { REVIEW_KINDS, type ReviewKindName } from "#domain/moderation/review-kinds.ts";

/** What an answer is about: a kind of review or of message. Each has its own texts. */
export const ANSWER_TOPICS = [...REVIEW_KINDS, ...INQUIRY_KINDS] as const;
export type AnswerTopic = ReviewKindName | InquiryKind;

export const TITLE_MAX = 80;
/** Less than what a decision may hold, so that there is room for the names. */
export const BODY_MAX = 900;

/** What stands for a word that only the item knows. */
export const PLACEHOLDERS = {
  nome: "primeiro nome de quem recebe",
  item: "do que se trata: primeiro nome do atleta, ou nome do clube, do evento ou do arquivo",
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderWords = Record<Placeholder, string>;

export const WORDS_IN_BRACES = /\{([^{}]*)\}/g;

/** The text with the words of this item. What the item does not know is left out. */
export const fillIn = (body: string, words: PlaceholderWords): string =>
  body.replaceAll(WORDS_IN_BRACES, (_, name: string) => words[name as Placeholder] ?? "").trim();
