import { z } from "zod";
import { parsePhone } from "#domain/phone.ts";

/** A phone for the day of the event: only if the family wants the organiser to have one. */
export const dayPhoneField = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const phone = parsePhone(text);
    if (phone) return phone;
    context.addIssue({ code: "custom", message: "Confira o telefone: DDD e número, como (11) 91234-5678." });
    return z.NEVER;
  });

export const registerSchema = z.object({
  athlete: z.uuid("Escolha quem vai participar."),
  phone: dayPhoneField,
});
