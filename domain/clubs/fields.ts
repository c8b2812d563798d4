import { z } from "zod";
import { isCnpj } from "#domain/cnpj.ts";
import { socialLinks, type ClubSocial } from "./social.ts";

/** Fields of a club that its own form and that of staff share. */

const FIRST_YEAR = 1850;

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

export const line = (longest: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longest, `Use no máximo ${longest} caracteres.`))
    .transform((value) => value || null);

/** A link of the page must come of it: an unreadable handle would silently show nothing. */
const socialField = (network: keyof ClubSocial, message: string) =>
  line(200).refine(
    (value) => value === null || socialLinks({ ...NO_SOCIAL, [network]: value })[network] !== null,
    message,
  );

const NO_SOCIAL: ClubSocial = { instagram: null, youtube: null, website: null };

export const socialFields = {
  instagram: socialField("instagram", "Escreva o nome do perfil, como @seuclube, ou cole o link dele."),
  youtube: socialField("youtube", "Escreva o nome do canal, como @seuclube, ou cole o link dele."),
  website: socialField(
    "website",
    "Escreva um endereço que comece com https://, como https://seuclube.com.br.",
  ),
};

export const cnpj = z
  .string()
  .default("")
  .transform((text) => text.replaceAll(/[\s./-]/g, "").toUpperCase() || null)
  .refine(
    (text) => text === null || isCnpj(text),
    "Este CNPJ não confere. Veja se digitou os 14 caracteres.",
  );

/** As typed: which municipality it is, the server knows. */
export const city = z
  .string()
  .default("")
  .transform(oneLine)
  .pipe(z.string().max(100, "Use no máximo 100 caracteres."));

export const foundationYear = (thisYear: number) =>
  z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine(
      (text) => text === "" || isYear(text, thisYear),
      `Escreva o ano com quatro números, de ${FIRST_YEAR} a ${thisYear}.`,
    )
    .transform((text) => (text === "" ? null : Number(text)));

const isYear = (text: string, thisYear: number): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= thisYear;
