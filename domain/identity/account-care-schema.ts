import { z } from "zod";
import { CARE_REASON_MAX } from "./account-care.ts";
import { emailField } from "./credentials.ts";
import { ROLES } from "./roles.ts";

const REASON_MIN = 5;

const reason = z
  .string()
  .trim()
  .min(REASON_MIN, "Escreva o motivo.")
  .max(CARE_REASON_MAX, `Use no máximo ${CARE_REASON_MAX} letras.`);

export const roleSchema = z.object({ role: z.enum(ROLES, "Escolha um papel.") });

/** The person reads the reason in the mail. */
export const lockSchema = z.object({ lockReason: reason });

/** The reason says how the person was recognised; it is part of the copy of their data. */
export const emailChangeSchema = z.object({ newEmail: emailField, changeReason: reason });
