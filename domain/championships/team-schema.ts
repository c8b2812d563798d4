import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { emailField } from "#domain/identity/credentials.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { optionalEmailField } from "#domain/inquiries/fields.ts";
import { oneLine, textProblem } from "#domain/events/written-text.ts";
import {
  proposeShortName,
  REASON,
  SHORT_NAME,
  TEAM_NAME,
  type InvitedTeam,
  type TeamChange,
  type TeamValues,
} from "./team-fields.ts";

const MISSING = "Escreva o nome da equipe.";

const teamName = nameField(MISSING)
  .refine((name) => !textProblem(name), "Escreva o nome só com letras e números.")
  .refine((name) => name.length <= TEAM_NAME.most, `Use no máximo ${TEAM_NAME.most} caracteres.`);

const managerName = nameField("Escreva o nome de quem responde pela equipe.");

const shortName = z
  .string()
  .default("")
  .transform((text) => oneLine(text).toUpperCase())
  .refine(
    (text) => text === "" || /^[\p{Lu}\d]{2,5}$/u.test(text),
    `A sigla tem de ${SHORT_NAME.least} a ${SHORT_NAME.most} letras ou números.`,
  );

/** A short name that was left empty is proposed from the name. */
const withShortName = <Values extends TeamValues>(values: Values): Values => ({
  ...values,
  shortName: values.shortName || proposeShortName(values.name),
});

/** A line of a pasted list. */
export const teamSchema: z.ZodType<TeamValues> = z
  .object({ name: teamName, shortName })
  .transform(withShortName);

/** What the organiser changes of a team. */
export const teamChangeSchema: z.ZodType<TeamChange> = z
  .object({
    name: teamName,
    shortName,
    managerName: z
      .string()
      .default("")
      .transform((text, context) => {
        if (text.trim() === "") return null;
        const parsed = managerName.safeParse(text);
        if (parsed.success) return parsed.data;
        context.addIssue({ code: "custom", message: parsed.error.issues[0]!.message });
        return z.NEVER;
      }),
    managerEmail: optionalEmailField.transform((email) => email ?? null),
  })
  .transform(withShortName);

export const askSchema: z.ZodType<TeamValues & { category: string; managerName: string }> = z
  .object({
    category: z.uuid("Escolha a categoria."),
    name: teamName,
    shortName,
    managerName,
  })
  .transform(withShortName);

export const inviteSchema: z.ZodType<InvitedTeam> = z
  .object({
    name: teamName,
    shortName,
    managerName,
    managerEmail: emailField,
  })
  .transform(withShortName);

export const refusalSchema: z.ZodType<{ reason: string }> = z.object({
  reason: z
    .string()
    .default("")
    .superRefine((text, context) => {
      const problem = textProblem(text.slice(0, 5000));
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .transform(oneLine)
    .refine((text) => characters(text) >= REASON.least, "Escreva o motivo: a equipe o recebe por e-mail.")
    .refine((text) => text.length <= REASON.most, `Use no máximo ${REASON.most} caracteres.`),
});
