import { z } from "zod";
import { dayField } from "#domain/day-field.ts";
import { paragraphs, textField } from "#domain/inquiries/fields.ts";
import { legalProblem } from "./markup.ts";
import { CHANGES_MAX, LEGAL_MAX } from "./terms-limits.ts";

const legalText = (missing: string) =>
  z
    .string(missing)
    .transform(paragraphs)
    .pipe(z.string().min(1, missing).max(LEGAL_MAX, `Use no máximo ${LEGAL_MAX} caracteres.`))
    .superRefine((text, context) => {
      const problem = legalProblem(text);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });

/** A version while it is written. */
export const termsDraftSchema = z.object({
  version: z
    .string("Dê um número à versão.")
    .trim()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:\.[1-9]\d?)?$/, "Use ano e mês, como 2027-03, ou 2027-03.2."),
  changes: textField("Diga em poucas palavras o que muda.", { min: 10, max: CHANGES_MAX }),
  terms: legalText("Escreva os termos de uso."),
  policy: legalText("Escreva a política de privacidade."),
});
export type TermsDraft = z.infer<typeof termsDraftSchema>;

/** When it counts from, and whether people are told long before. */
export const termsPublicationSchema = z.object({
  day: dayField,
  important: z.enum(["sim", "nao"], "Diga se a mudança é importante.").transform((text) => text === "sim"),
  sure: z.literal("on", "Marque que os dois textos foram conferidos."),
});
