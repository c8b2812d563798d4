import { z } from "zod";
import { optionalText, titleField } from "#domain/identity/person-fields.ts";
import { parseBRL } from "#domain/money.ts";
import { AUDIENCE_LABELS, AUDIENCES } from "./audiences.ts";
import { GRANT_LABELS, GRANTS, grantsFor, type Grant } from "./grants.ts";
import { DESCRIPTION_MAX, FEATURE_LENGTH, FEATURES_MAX } from "./plan-limits.ts";

const PRICE = "Informe um valor como 59,00";

/** Each grant is a box of its own: forms without script send nothing for what is not ticked. */
const boxes = Object.fromEntries(GRANTS.map((grant) => [grant, z.literal("on").optional()])) as Record<
  Grant,
  z.ZodOptional<z.ZodLiteral<"on">>
>;

/** A plan as staff write it. */
export const planSchema = z
  .object({
    name: titleField("Informe o nome do plano."),
    description: optionalText(DESCRIPTION_MAX),
    price: z.string(PRICE).transform((text, context) => {
      const cents = parseBRL(text);
      if (cents) return cents;
      context.addIssue({ code: "custom", message: PRICE });
      return z.NEVER;
    }),
    audience: z.enum(AUDIENCES, "Escolha o público."),
    features: z
      .string()
      .default("")
      .transform(linesOf)
      .refine((lines) => lines.length <= FEATURES_MAX, `Use no máximo ${FEATURES_MAX} linhas.`)
      .refine(
        (lines) => lines.every(({ length }) => length <= FEATURE_LENGTH),
        `Use no máximo ${FEATURE_LENGTH} caracteres por linha.`,
      ),
    ...boxes,
  })
  .transform((form, context) => {
    const grants = GRANTS.filter((grant) => form[grant]);
    const strange = grants.filter((grant) => !grantsFor(form.audience).includes(grant));
    if (strange.length > 0) {
      const named = strange.map((grant) => `“${GRANT_LABELS[grant]}”`).join(", ");
      const message = `Não serve para o público ${AUDIENCE_LABELS[form.audience]}: ${named}. Desmarque.`;
      context.addIssue({ code: "custom", path: ["grants"], message });
      return z.NEVER;
    }
    const { name, description = null, price: priceCents, audience, features } = form;
    return { name, description, priceCents, audience, features, grants };
  });

function linesOf(text: string): string[] {
  return text
    .normalize("NFC")
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .filter(Boolean);
}
