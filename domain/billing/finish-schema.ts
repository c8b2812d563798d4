import { z } from "zod";
import { emailField, newPasswordField, withOwnWords } from "#domain/identity/credentials.ts";
import { nameField, termsField } from "#domain/identity/person-fields.ts";
import { clubSignUpSchema, payingAthleteSchema } from "#domain/identity/sign-up-schema.ts";
import { payingGuardianSchema } from "#domain/guardians/schema.ts";
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
  atleta: payingAthleteSchema,
  responsavel: payingGuardianSchema,
  clube: clubSignUpSchema,
  campeonato: withOwnWords(z.object({ name: nameField("Informe o nome completo."), ...account }), "name"),
} as const;

export type FinishForm = { [K in FinishKind]: { kind: K } & z.output<(typeof finishSchemas)[K]> }[FinishKind];
