import { z } from "zod";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { ADULT_AGE } from "#domain/dates.ts";
import { emailField, lineField } from "./fields.ts";
import { OLDEST, YOUNGEST } from "./interest-ages.ts";

const AGES = `Informe uma idade entre ${YOUNGEST} e ${OLDEST} anos.`;

/** LGPD art. 14: under 18 the address is the guardian's, never the child's. */
export const interestSchema = z
  .object({
    name: lineField("Informe o nome do atleta."),
    email: emailField("Informe um e-mail válido."),
    age: z
      .string(AGES)
      .trim()
      .regex(/^\d{1,3}$/, AGES)
      .transform(Number)
      .pipe(z.number().min(YOUNGEST, AGES).max(OLDEST, AGES)),
    position: z.enum(POSITION_GROUPS, "Escolha a posição."),
    guardian: z.literal("on").optional(),
  })
  .refine(({ age, guardian }) => age >= ADULT_AGE || guardian === "on", {
    path: ["guardian"],
    message: "Com menos de 18 anos, informe o e-mail do responsável e marque esta opção.",
  });
