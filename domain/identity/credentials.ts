import { nameField } from "./person-fields.ts";
import { z } from "zod";
import { isGuessable } from "./guessable-password.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password-length.ts";

export const emailField = z
  .string("Informe o e-mail.")
  .trim()
  .toLowerCase()
  .min(1, "Informe o e-mail.")
  .max(254, "Este e-mail é longo demais.")
  .pipe(z.email("Este e-mail não parece válido."));

export const GUESSABLE =
  "Esta senha é fácil de adivinhar. Evite palavras comuns, sequências, seu nome e o do clube: uma frase curta funciona bem.";

export const newPasswordField = z
  .string("Crie uma senha.")
  .min(1, "Crie uma senha.")
  .min(PASSWORD_MIN, `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`)
  .max(PASSWORD_MAX, `A senha pode ter no máximo ${PASSWORD_MAX} caracteres.`)
  .refine((password) => password.length < PASSWORD_MIN || !isGuessable(password), GUESSABLE);

/** An existing password: any text up to the longest that a password can be. */
const passwordField = z
  .string("Informe a senha.")
  .min(1, "Informe a senha.")
  .max(PASSWORD_MAX, "A senha está incorreta.");

export const loginSchema = z.object({ email: emailField, password: passwordField });
export const forgotSchema = z.object({ email: emailField });
export const resetSchema = z.object({ token: z.string().min(1).max(200), password: newPasswordField });

export const renameSchema = z.object({ name: nameField("Informe seu nome.") });
export const emailChangeSchema = z.object({ newEmail: emailField });
export const passwordChangeSchema = z.object({
  currentPassword: passwordField,
  newPassword: newPasswordField,
});
/** What a change of the second factor is confirmed with. */
export const ownPasswordSchema = z.object({ password: passwordField });

/** Six digits of an app, or a recovery code as it was shown. */
export const codeSchema = z.object({
  code: z
    .string("Informe o código.")
    .trim()
    .min(6, "Informe o código.")
    .max(24, "Este código é longo demais."),
});

/** For every form that opens an account: the password must not be made of what the form itself says. */
export function withOwnWords<T extends z.ZodObject>(
  schema: T,
  ...fields: readonly (keyof z.output<T> & string)[]
): T {
  return schema.refine(
    (form: Record<string, unknown>) => {
      const own = ["email", ...fields].map((field) => mailboxOf(form[field]));
      const { password } = form;
      return typeof password !== "string" || !isGuessable(password, own);
    },
    { path: ["password"], message: GUESSABLE },
  );
}

/** Of an address, what stands before the @; any other text as it is. */
const mailboxOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value.split("@", 1)[0] : undefined;
