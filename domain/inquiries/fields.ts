import { z } from "zod";

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
/** Browsers send line breaks as CRLF; control characters have no place in a text. */
export const paragraphs = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll("\r\n", "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .trim();

export const lineField = (missing: string, { min = 2, max = 120 } = {}) =>
  z
    .string(missing)
    .transform(oneLine)
    .pipe(z.string().min(min, missing).max(max, `Use no máximo ${max} caracteres.`));

export const emailField = (missing: string) =>
  z.string(missing).trim().pipe(z.email(missing).max(254, "Este e-mail é longo demais."));

export const optionalEmailField = z
  .string()
  .trim()
  .default("")
  .pipe(z.union([z.literal(""), z.email("Confira o e-mail.").max(254, "Este e-mail é longo demais.")]))
  .transform((text) => text || null);

export const textField = (missing: string, { min = 1, max = 3000 } = {}) =>
  z
    .string(missing)
    .transform(paragraphs)
    .pipe(z.string().min(min, missing).max(max, `Use no máximo ${max} caracteres.`));

export const optionalTextField = (max: number) =>
  z
    .string()
    .default("")
    .transform(paragraphs)
    .pipe(z.string().max(max, `Use no máximo ${max} caracteres.`))
    .transform((text) => text || null);
