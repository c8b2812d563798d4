import { z } from "zod";
import { parseDate } from "#domain/dates.ts";
import { emailField } from "#domain/identity/credentials.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { isoDay } from "#domain/typed-formats.ts";
import { PROFILE_FIELDS } from "./profile-schema.ts";
import { isReserved, isSubdomain } from "./subdomain.ts";

export const SUBDOMAIN_TAKEN = "Este subdomínio já está em uso. Escolha outro.";

const absentIfEmpty = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const { name, nickname, modality, city } = PROFILE_FIELDS.pessoais;
const { position, club, shirtNumber, height, weight, foot } = PROFILE_FIELDS.esportivos;

/** What staff know of an athlete who has no account yet. Only name and address are needed. */
export const newAthleteSchema = z
  .object({
    name,
    nickname,
    subdomain: z
      .string("Informe o subdomínio.")
      .transform((text) => text.trim().toLowerCase())
      .superRefine((text, context) => {
        const message =
          text === ""
            ? "Informe o subdomínio."
            : isReserved(text)
              ? SUBDOMAIN_TAKEN
              : isSubdomain(text)
                ? null
                : "Use até 63 letras sem acento, números e hífens, como kaua-ribeiro.";
        if (message) context.addIssue({ code: "custom", message });
      }),
    birthdate: z
      .string()
      .default("")
      .transform((text, context) => {
        if (text.trim() === "") return null;
        const day = isoDay(text);
        const date = day && parseDate(day);
        if (date) return date;
        context.addIssue({
          code: "custom",
          message: "Confira a data de nascimento: dia, mês e ano, como 31/12/2010.",
        });
        return z.NEVER;
      }),
    age: z
      .string()
      .default("")
      .transform((text, context) => {
        if (text.trim() === "") return null;
        if (/^\s*\d{1,2}\s*$/.test(text)) return Number(text);
        context.addIssue({ code: "custom", message: "Escreva a idade em anos, como 16." });
        return z.NEVER;
      }),
    modality,
    city,
    position,
    club,
    shirtNumber,
    height,
    weight,
    foot,
    about: PROFILE_FIELDS.sobre.about,
    featured: z.literal("on").optional(),
    guardianName: z.preprocess(absentIfEmpty, nameField("Informe o nome do responsável.").optional()),
    guardianEmail: z.preprocess(absentIfEmpty, emailField.optional()),
  })
  .superRefine((form, context) => {
    if (form.guardianEmail && !form.guardianName)
      context.addIssue({ code: "custom", path: ["guardianName"], message: "Informe o nome do responsável." });
    if (form.guardianName && !form.guardianEmail)
      context.addIssue({
        code: "custom",
        path: ["guardianEmail"],
        message: "Informe o e-mail do responsável.",
      });
  });

export type NewAthleteForm = z.output<typeof newAthleteSchema>;
