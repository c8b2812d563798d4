import { z } from "zod";
import { MESSAGE_MAX } from "./limits.ts";
import { PURPOSE_NAMES } from "./purposes.ts";
import { READY_TO_ACCEPT, READY_TO_DECLINE } from "./ready-answers.ts";

/** Control characters are not text, and PostgreSQL refuses one of them. */
const words = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .trim();

export const contactRequestSchema = z.object({
  purpose: z.enum(PURPOSE_NAMES, "Escolha para que é o contato."),
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

/** Something said in an open conversation. */
export const messageSchema = z.object({
  text: z
    .string("Escreva sua mensagem.")
    .transform(words)
    .pipe(
      z.string().min(1, "Escreva sua mensagem.").max(MESSAGE_MAX, `Use no máximo ${MESSAGE_MAX} caracteres.`),
    ),
});

const ready = <Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.enum(["", ...keys] as ["", ...Keys], "Escolha uma das respostas prontas, ou nenhuma.").optional();

export const contactAnswerSchema = z.object({
  decision: z.enum(["accepted", "declined"], "Escolha se aceita ou recusa o contato."),
  reply: z
    .string()
    .transform(words)
    .pipe(z.string().max(MESSAGE_MAX, `Use no máximo ${MESSAGE_MAX} caracteres.`))
    .optional(),
  readyAccepted: ready(READY_TO_ACCEPT),
  readyDeclined: ready(READY_TO_DECLINE),
});
export type ContactAnswer = z.output<typeof contactAnswerSchema>;
