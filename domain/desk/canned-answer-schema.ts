import { z } from "zod";
import { paragraphs } from "#domain/inquiries/fields.ts";
import { ANSWER_TOPICS, BODY_MAX, PLACEHOLDERS, TITLE_MAX, WORDS_IN_BRACES } from "./canned-answers.ts";

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
