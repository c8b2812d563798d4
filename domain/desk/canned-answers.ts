import { z } from "zod";
import { INQUIRY_KINDS, type InquiryKind } from "#domain/inquiries/kinds.ts";
import { paragraphs } from "#domain/inquiries/fields.ts";
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

const WORDS_IN_BRACES = /\{([^{}]*)\}/g;

/** The text with the words of this item. What the item does not know is left out. */
export const fillIn = (body: string, words: PlaceholderWords): string =>
  body.replaceAll(WORDS_IN_BRACES, (_, name: string) => words[name as Placeholder] ?? "").trim();

const isKnown = (body: string): boolean =>
  [...body.matchAll(WORDS_IN_BRACES)].every(([, name]) => Object.hasOwn(PLACEHOLDERS, name!));

export const cannedAnswerSchema = z.object({
  topic: z.enum(ANSWER_TOPICS, "Escolha para que fila o modelo serve."),
  title: z
    .string("Dê um título ao modelo.")
    .trim()
    .pipe(
      z.string().min(1, "Dê um título ao modelo.").max(TITLE_MAX, `Use no máximo ${TITLE_MAX} caracteres.`),
    ),
  body: z
    .string("Escreva o texto.")
    .transform(paragraphs)
    .pipe(
      z
        .string()
        .min(1, "Escreva o texto.")
        .max(BODY_MAX, `Use no máximo ${BODY_MAX} caracteres.`)
        .refine(isKnown, "Entre chaves, use só {nome} e {item}."),
    ),
});
export type CannedAnswerInput = z.output<typeof cannedAnswerSchema>;
