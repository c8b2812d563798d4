import { z } from "zod";
import { parsePhone } from "#domain/phone.ts";
import { emailField, lineField } from "./fields.ts";

const PHONE = "Informe um telefone com DDD.";

/** "Cadastre seu clube": somebody of ours makes contact. */
export const clubRequestSchema = z.object({
  name: lineField("Informe o nome do clube."),
  email: emailField("Informe um e-mail válido para contato."),
  phone: z
    .string(PHONE)
    .trim()
    .refine((text) => parsePhone(text) !== null, PHONE)
    .transform((text) => parsePhone(text)!),
});
