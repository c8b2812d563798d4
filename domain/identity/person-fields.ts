import { z } from "zod";
import { parseDate } from "#domain/dates.ts";

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

export const nameField = (missing: string) =>
  z.string(missing).transform(oneLine).pipe(z.string().min(2, missing).max(120, "Este nome é longo demais."));

/** A day that exists; how old it makes someone is decided where the clock is. */
export const birthdateField = z
  .string("Informe a data de nascimento.")
  .trim()
  .refine((text) => parseDate(text) !== null, "Informe a data de nascimento.");

export const termsField = z.literal("on", "É preciso aceitar os termos para continuar.");

/** An empty field of a form is an absent one. */
export const optionalText = (longest: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(longest, `Use no máximo ${longest} caracteres.`))
    .transform((text) => text || undefined)
    .optional();
