import { z } from "zod";
import { lineField, textField } from "#domain/inquiries/fields.ts";
import { ANSWER_MAX, QUESTION_MAX } from "./choices.ts";

/** A question of the contact page, as staff write it. A box that is not ticked sends nothing. */
export const questionSchema = z.object({
  question: lineField("Escreva a pergunta.", { min: 5, max: QUESTION_MAX }),
  answer: textField("Escreva a resposta.", { min: 10, max: ANSWER_MAX }),
  published: z
    .literal("on")
    .optional()
    .transform((box) => box === "on"),
});
export type QuestionInput = z.infer<typeof questionSchema>;
