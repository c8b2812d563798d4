import { z } from "zod";
import { cpfDigits, isCpf } from "#domain/cpf.ts";
import { textProblem } from "#domain/events/written-text.ts";
import { birthdateField, nameField, titleField } from "#domain/identity/person-fields.ts";
import {
  NUMBER,
  STAFF_ROLE_MAX,
  type AthleteChange,
  type DocumentCheck,
  type SquadAthlete,
  type SquadStaff,
} from "./squad-fields.ts";
import { DOCUMENT_KINDS } from "./vocabulary.ts";

const personName = nameField("Escreva o nome.").refine(
  (name) => !textProblem(name),
  "Escreva o nome só com letras.",
);

const numberField = z
  .string()
  .default("")
  .transform((text, context) => {
    const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= NUMBER.least && number <= NUMBER.most) return number;
    context.addIssue({ code: "custom", message: `O número vai de ${NUMBER.least} a ${NUMBER.most}.` });
    return z.NEVER;
  });

const cpfField = z
  .string()
  .default("")
  .transform((text, context) => {
    const digits = cpfDigits(text);
    if (digits === "") return null;
    if (isCpf(digits)) return digits;
    context.addIssue({ code: "custom", message: "Confira o CPF, ou deixe em branco." });
    return z.NEVER;
  });

const birthdate = birthdateField.transform((day) => Temporal.PlainDate.from(day));
const goalkeeper = z
  .string()
  .default("")
  .transform((text) => text === "on");

export const athleteSchema: z.ZodType<SquadAthlete> = z.object({
  number: numberField,
  name: personName,
  birthdate,
  goalkeeper,
  cpf: cpfField,
});

/** The page of a team's link does not show birth dates again: one that is left empty stays as it is. */
export const athleteChangeSchema: z.ZodType<AthleteChange> = z.object({
  number: numberField,
  name: personName,
  birthdate: z
    .string()
    .default("")
    .transform((text, context) => {
      if (text.trim() === "") return null;
      const parsed = birthdate.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: parsed.error.issues[0]!.message });
      return z.NEVER;
    }),
  goalkeeper,
  cpf: cpfField,
  samePerson: z
    .string()
    .default("")
    .transform((text) => text === "on"),
});

export const staffSchema: z.ZodType<SquadStaff> = z.object({
  name: personName,
  staffRole: titleField("Escreva a função.").refine(
    (text) => text.length <= STAFF_ROLE_MAX,
    `Use no máximo ${STAFF_ROLE_MAX} caracteres.`,
  ),
});

export const documentSchema: z.ZodType<DocumentCheck> = z.object({
  kind: z.enum(DOCUMENT_KINDS, "Escolha o documento."),
  checkedBy: personName,
  faceAgrees: z.enum(["sim", "nao"], "Diga se o rosto confere.").transform((text) => text === "sim"),
});
