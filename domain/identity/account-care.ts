import { z } from "zod";
import { emailField } from "./credentials.ts";

const REASON_MIN = 5;
export const CARE_REASON_MAX = 500;
/** How long the link to a new address works. */
export const EMAIL_CHANGE_HOURS = 24;

const reason = z
  .string()
  .trim()
  .min(REASON_MIN, "Escreva o motivo.")
  .max(CARE_REASON_MAX, `Use no máximo ${CARE_REASON_MAX} letras.`);

/** The person reads the reason in the mail. */
export const lockSchema = z.object({ lockReason: reason });

/** The reason says how the person was recognised; it is part of the copy of their data. */
export const emailChangeSchema = z.object({ newEmail: emailField, changeReason: reason });
