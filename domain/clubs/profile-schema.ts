import { z } from "zod";
import { isCnpj } from "#domain/cnpj.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { optionalTextField } from "#domain/inquiries/fields.ts";
import { MAX_CLUB_ACHIEVEMENTS, type ClubProfileInput } from "./profile.ts";
import { socialLinks, type ClubSocial } from "./social.ts";

const FIRST_YEAR = 1850;

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

const line = (longest: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longest, `Use no máximo ${longest} caracteres.`))
    .transform((value) => value || null);

/** A link of the page must come of it: an unreadable handle would silently show nothing. */
const social = (network: keyof ClubSocial, message: string) =>
  line(200).refine(
    (value) => value === null || socialLinks({ ...NO_SOCIAL, [network]: value })[network] !== null,
    message,
  );

const NO_SOCIAL: ClubSocial = { instagram: null, youtube: null, website: null };

const cnpj = z
  .string()
  .default("")
  .transform((text) => text.replaceAll(/[\s./-]/g, "").toUpperCase() || null)
  .refine(
    (text) => text === null || isCnpj(text),
    "Este CNPJ não confere. Veja se digitou os 14 caracteres.",
  );

const achievementNames = Array.from({ length: MAX_CLUB_ACHIEVEMENTS }, (_, row) => `achievements.${row}`);

export const clubProfileSchema = (thisYear: number): z.ZodType<ClubProfileInput> =>
  z
    .object({
      name: nameField("Informe o nome do clube."),
      cnpj,
      foundationYear: z
        .string()
        .default("")
        .transform((text) => text.trim())
        .refine(
          (text) => text === "" || isYear(text, thisYear),
          `Escreva o ano com quatro números, de ${FIRST_YEAR} a ${thisYear}.`,
        )
        .transform((text) => (text === "" ? null : Number(text))),
      city: z
        .string()
        .default("")
        .transform(oneLine)
        .pipe(z.string().max(100, "Use no máximo 100 caracteres.")),
      address: line(200),
      description: optionalTextField(2000),
      instagram: social("instagram", "Escreva o nome do perfil, como @seuclube, ou cole o link dele."),
      youtube: social("youtube", "Escreva o nome do canal, como @seuclube, ou cole o link dele."),
      website: social(
        "website",
        "Escreva um endereço que comece com https://, como https://seuclube.com.br.",
      ),
      ...Object.fromEntries(achievementNames.map((name) => [name, line(200)])),
      opened: z.string().max(12_000).default(""),
    })
    .transform((form) => {
      const rows = form as unknown as Record<string, string | null>;
      return {
        name: form.name,
        cnpj: form.cnpj,
        foundationYear: form.foundationYear,
        city: form.city,
        address: form.address,
        description: form.description,
        instagram: form.instagram,
        youtube: form.youtube,
        website: form.website,
        achievements: achievementNames.flatMap((name) => rows[name] ?? []),
        opened: form.opened,
      };
    });

const isYear = (text: string, thisYear: number): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= thisYear;
