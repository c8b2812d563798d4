import { z } from "zod";
import { emailField, newPasswordField } from "#domain/identity/credentials.ts";
import { birthdateField, nameField, termsField } from "#domain/identity/person-fields.ts";
import { athleteSignUpSchema, clubSignUpSchema } from "#domain/identity/sign-up-schema.ts";
import { newGuardianSchema } from "#domain/guardians/schema.ts";
import type { Audience } from "./audiences.ts";

/** Who finishes the account; an athlete's plan is bought by the adult athlete or by a guardian. */
export const FINISH_KINDS = ["atleta", "responsavel", "clube", "campeonato"] as const;
export type FinishKind = (typeof FINISH_KINDS)[number];

export const finishKindsFor = (audience: Audience): readonly FinishKind[] => {
  if (audience === "athlete") return ["atleta", "responsavel"];
  return audience === "club" ? ["clube"] : ["campeonato"];
};

const account = { email: emailField, password: newPasswordField, terms: termsField };

/** The same fields as the other doors, so that an account is the same whichever one it came through. */
export const finishSchemas = {
  atleta: athleteSignUpSchema.pick({
    fullName: true,
    birthdate: true,
    email: true,
    password: true,
    terms: true,
  }),
  responsavel: newGuardianSchema.extend({ email: emailField, birthdate: birthdateField }),
  clube: clubSignUpSchema,
  campeonato: z.object({ name: nameField("Informe o nome completo."), ...account }),
} as const;

export type FinishForm = { [K in FinishKind]: { kind: K } & z.output<(typeof finishSchemas)[K]> }[FinishKind];
