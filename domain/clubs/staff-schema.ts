import { z } from "zod";
import { nameField } from "#domain/identity/person-fields.ts";
import { optionalEmailField, optionalTextField, paragraphs } from "#domain/inquiries/fields.ts";
import { parsePhone } from "#domain/phone.ts";
import { isReason, REASON_MISSING, reasonText, startingPoints } from "./adjustment-schema.ts";
import { city, cnpj, foundationYear, line, socialFields } from "./fields.ts";
import { CLUB_CATEGORIES, PARTNERSHIPS } from "./standing.ts";

const choiceOf = <const Choices extends readonly string[]>(choices: Choices, message: string) =>
  z
    .enum(["", ...choices], message)
    .default("")
    .transform((value) => (value === "" ? null : (value as Choices[number])));

const position = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .refine(
    (text) => text === "" || /^[1-9]\d{0,3}$/.test(text),
    "Escreva a posição como um número, ou deixe vazio para o cálculo automático.",
  )
  .transform((text) => (text === "" ? null : Number(text)));

const phone = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const parsed = parsePhone(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "Confira o telefone: DDD e número, como (11) 91234-5678." });
    return z.NEVER;
  });

const clubFields = (thisYear: number) => ({
  name: nameField("Informe o nome do clube."),
  cnpj,
  city,
  foundationYear: foundationYear(thisYear),
  address: line(200),
  responsible: line(120),
  contactEmail: optionalEmailField,
  phone,
  ...socialFields,
  category: choiceOf(CLUB_CATEGORIES, "Escolha uma categoria da lista."),
  partnership: choiceOf(PARTNERSHIPS, "Escolha uma parceria da lista."),
  highlighted: z
    .string()
    .optional()
    .transform((value) => value === "on"),
  position,
  description: optionalTextField(2000),
});

/** The form in which staff correct a club. */
export const staffClubSchema = (thisYear: number) =>
  z.object({ ...clubFields(thisYear), savedAt: z.string().max(40).default("") });

/** "Adicionar clube": points are an adjustment of the ranking, so they need a reason that everyone can read. */
export const newClubSchema = (thisYear: number) =>
  z
    .object({ ...clubFields(thisYear), points: startingPoints, pointsReason: reasonText })
    .refine(({ points, pointsReason }) => points === 0 || isReason(pointsReason), {
      path: ["pointsReason"],
      message: REASON_MISSING,
    });

/** What staff say of a club, without its place: the municipality is looked up. */
export type StaffClubInput = Omit<z.output<ReturnType<typeof staffClubSchema>>, "savedAt">;

/** What a person looked at before they vouched for a club: kept as a note. */
export const verificationSchema = z.object({
  verification: z
    .string("Escreva o que você conferiu.")
    .transform(paragraphs)
    .pipe(
      z
        .string()
        .min(5, "Escreva o que você conferiu: a nota fica com o clube.")
        .max(2000, "Use no máximo 2000 caracteres."),
    ),
});
