import { z } from "zod";
import { cpfDigits, isCpf } from "#domain/cpf.ts";
import { emailField, newPasswordField, withOwnWords } from "#domain/identity/credentials.ts";
import { birthdateField, nameField, termsField } from "#domain/identity/person-fields.ts";

export const guardianContactSchema = z.object({
  guardianName: nameField("Informe o nome do responsável."),
  guardianEmail: emailField,
});
export type GuardianContact = z.output<typeof guardianContactSchema>;

const person = {
  name: nameField("Informe seu nome completo."),
  birthdate: birthdateField,
  cpf: z
    .string("Informe o CPF.")
    .transform(cpfDigits)
    .refine(isCpf, "Este CPF não confere. Veja se digitou os 11 números."),
};

/** What someone who already has an account states about themselves. */
export const guardianIdentitySchema = z.object(person);
export type GuardianIdentity = z.output<typeof guardianIdentitySchema>;

export const newGuardianSchema = withOwnWords(
  z.object({ ...person, password: newPasswordField, terms: termsField }),
  "name",
);

/** The same for a guardian who pays before any invitation: the form asks for the address too. */
export const payingGuardianSchema = withOwnWords(
  z.object({ ...person, email: emailField, password: newPasswordField, terms: termsField }),
  "name",
);
export type NewGuardian = z.output<typeof newGuardianSchema>;

/** What a guardian (or the adult athlete) allows. */
export interface PrivacyChoices {
  birthdatePublic: boolean;
  indexable: boolean;
  socialPublic: boolean;
}
