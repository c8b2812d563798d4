import { z } from "zod";
import { emailField, newPasswordField, passwordField } from "./credentials.ts";
import { nameField } from "./person-fields.ts";

export const renameSchema = z.object({ name: nameField("Informe seu nome.") });
export const emailChangeSchema = z.object({ newEmail: emailField });
export const passwordChangeSchema = z.object({
  currentPassword: passwordField,
  newPassword: newPasswordField,
});
/** What a change of the second factor is confirmed with. */
export const ownPasswordSchema = z.object({ password: passwordField });
