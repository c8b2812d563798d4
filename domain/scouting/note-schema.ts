import { z } from "zod";
import { MAX_NOTE_MINUTE, MAX_TAGS, NOTE_MATCH_MAX, NOTE_MAX, TAG_MAX } from "./limits.ts";

/** "Drible, Visão de jogo" as words: small letters, each once, no more than fit. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((tag) => tag.trim().replace(/^#/, "").replaceAll(/\s+/g, " ").toLocaleLowerCase("pt-BR"))
      .filter((tag) => tag !== ""),
  ),
];

export const noteSchema = z.object({
  text: z.string().trim().min(1, "Escreva a nota.").max(NOTE_MAX, `Use até ${NOTE_MAX} letras.`),
  tags: z
    .string()
    .default("")
    .transform(tagsIn)
    .refine((tags) => tags.length <= MAX_TAGS, `Use até ${MAX_TAGS} etiquetas.`)
    .refine((tags) => tags.every((tag) => tag.length <= TAG_MAX), `Cada etiqueta tem até ${TAG_MAX} letras.`),
  match: z
    .string()
    .trim()
    .max(NOTE_MATCH_MAX, `Use até ${NOTE_MATCH_MAX} letras.`)
    .default("")
    .transform((text) => text || null),
  minute: z
    .string()
    .trim()
    .default("")
    .transform((text) => text.replace(/['’′]$/, "").trimEnd())
    .refine(
      (text) => text === "" || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_NOTE_MINUTE),
      `Escreva o minuto em números, de 0 a ${MAX_NOTE_MINUTE}.`,
    )
    .transform((text) => (text === "" ? null : Number(text))),
  /** A box that was left alone sends nothing. */
  private: z
    .string()
    .optional()
    .transform((text) => text !== undefined),
});

export type NoteInput = z.output<typeof noteSchema>;

/** "Copa Vale Verde, 61’" */
export const matchWords = ({ match, minute }: { match: string | null; minute: number | null }): string =>
  [match, minute === null ? null : `${minute}’`].filter((part) => part !== null).join(", ");
