import { z } from "zod";
import { oneLine } from "#domain/events/written-text.ts";

/** For whom staff enter a championship; both empty: our own team. */
export const organiserSchema = z
  .object({
    club: z
      .string()
      .default("")
      .transform(oneLine)
      .refine((text) => text.length <= 120, "Use no máximo 120 caracteres."),
    email: z
      .string()
      .trim()
      .default("")
      .pipe(z.union([z.literal(""), z.email("Confira o e-mail.").max(254, "Este e-mail é longo demais.")])),
  })
  .refine(({ club, email }) => club === "" || email === "", {
    path: ["email"],
    message: "Informe o clube ou a pessoa, não os dois.",
  });
