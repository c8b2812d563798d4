import { z } from "zod";

export const MESSAGE_MAX = 2000;

/** A no is a no: for so long the same club does not ask the same athlete again. */
export const DAYS_AFTER_DECLINE = 90;

/** Control characters have no place in a text, and one of them the database refuses. */
const words = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .trim();

export const contactRequestSchema = z.object({
  message: z
    .string("Escreva sua mensagem.")
    .transform(words)
    .pipe(
      z
        .string()
        .min(20, "Conte em pelo menos 20 caracteres quem é o clube e por que quer conversar.")
        .max(MESSAGE_MAX, `Use no máximo ${MESSAGE_MAX} caracteres.`),
    ),
});

export const contactAnswerSchema = z.object({
  decision: z.enum(["accepted", "declined"], "Escolha se aceita ou recusa o contato."),
  reply: z
    .string()
    .transform(words)
    .pipe(z.string().max(MESSAGE_MAX, `Use no máximo ${MESSAGE_MAX} caracteres.`))
    .optional(),
});
export type ContactAnswer = z.output<typeof contactAnswerSchema>;

export const CONTACT_STATES = ["waiting", "accepted", "declined"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
