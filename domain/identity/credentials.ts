import { z } from "zod";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password-length.ts";

export const emailField = z
  .string("Informe o e-mail.")
  .trim()
  .toLowerCase()
  .min(1, "Informe o e-mail.")
  .max(254, "Este e-mail é longo demais.")
  .pipe(z.email("Este e-mail não parece válido."));

export const newPasswordField = z
  .string("Crie uma senha.")
  .min(1, "Crie uma senha.")
  .min(PASSWORD_MIN, `A senha precisa de pelo menos ${PASSWORD_MIN} caracteres.`)
  .max(PASSWORD_MAX, `A senha pode ter no máximo ${PASSWORD_MAX} caracteres.`);

/** An existing password: any text, but no longer than one can be. */
export const passwordField = z
  .string("Informe a senha.")
  .min(1, "Informe a senha.")
  .max(PASSWORD_MAX, "A senha está incorreta.");

export const loginSchema = z.object({ email: emailField, password: passwordField });
export const forgotSchema = z.object({ email: emailField });
export const resetSchema = z.object({ token: z.string().min(1).max(200), password: newPasswordField });

/** Six digits of an app, or a recovery code as it was shown. */
export const codeSchema = z.object({
  code: z
    .string("Informe o código.")
    .trim()
    .min(6, "Informe o código.")
    .max(24, "Este código é longo demais."),
});
