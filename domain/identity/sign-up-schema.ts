import { z } from "zod";
import { isCnpj } from "#domain/cnpj.ts";
import { parsePhone } from "#domain/phone.ts";
import { STATE_CODES } from "#domain/places.ts";
import { emailField, newPasswordField, withOwnWords } from "./credentials.ts";
import { birthdateField, nameField, optionalText, termsField } from "./person-fields.ts";

const absentIfEmpty = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(field: T) => z.preprocess(absentIfEmpty, field.optional());

/** What an athlete's profile starts from; the account around it is the sign-up's, or another site's. */
const athleteProfile = {
  fullName: nameField("Informe o nome completo."),
  birthdate: birthdateField,
  // The athletes capability knows the positions and ignores an unknown one; identity must not import it.
  position: optionalText(40),
  club: optionalText(120),
  city: optionalText(80),
  state: optional(z.enum(STATE_CODES, "Escolha um estado da lista.")),
  // Whether they must be there depends on the age today, which the server knows.
  guardianName: optional(nameField("Informe o nome do responsável.")),
  guardianEmail: optional(emailField),
  terms: termsField,
};

export const ownAthleteSchema = z.object(athleteProfile);
export type OwnAthlete = z.output<typeof ownAthleteSchema>;

export const athleteSignUpSchema = withOwnWords(
  z.object({ ...athleteProfile, email: emailField, password: newPasswordField }),
  "fullName",
  "guardianName",
  "club",
);

/** Of an adult who pays first: the rest of the profile comes later. */
export const payingAthleteSchema = withOwnWords(
  z.object({
    fullName: athleteProfile.fullName,
    birthdate: athleteProfile.birthdate,
    email: emailField,
    password: newPasswordField,
    terms: termsField,
  }),
  "fullName",
);
export type AthleteSignUp = z.output<typeof athleteSignUpSchema>;

const company = {
  cnpj: z
    .string("Informe o CNPJ.")
    .transform((text) => text.replaceAll(/[\s./-]/g, "").toUpperCase())
    .refine((cnpj) => cnpj !== "", "Informe o CNPJ.")
    .refine(isCnpj, "Este CNPJ não confere. Veja se digitou os 14 caracteres."),
  email: emailField,
  password: newPasswordField,
  responsible: nameField("Informe o nome da pessoa responsável."),
  phone: optional(
    z.string().transform((text, context) => {
      const phone = parsePhone(text);
      if (phone) return phone;
      context.addIssue({ code: "custom", message: "Informe um telefone com DDD, como (11) 91234-5678." });
      return z.NEVER;
    }),
  ),
  address: optionalText(200),
  terms: termsField,
};

export const clubSignUpSchema = withOwnWords(
  z.object({ name: nameField("Informe o nome do clube."), ...company }),
  "name",
  "responsible",
);
export type ClubSignUp = z.output<typeof clubSignUpSchema>;

export const sponsorSignUpSchema = withOwnWords(
  z.object({ name: nameField("Informe o nome da empresa."), ...company }),
  "name",
  "responsible",
);
export type SponsorSignUp = z.output<typeof sponsorSignUpSchema>;
