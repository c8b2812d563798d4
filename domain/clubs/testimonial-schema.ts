import { z } from "zod";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { optionalEmailField, textField } from "#domain/inquiries/fields.ts";
import { TESTIMONIAL_MAX, TESTIMONIAL_TYPES, type TestimonialInput } from "./testimonials.ts";

const message = textField("Escreva o depoimento.", { min: 10, max: TESTIMONIAL_MAX }).refine(
  (text) => !holdsContact(text),
  "Tire telefone, e-mail, link e nome de rede social do depoimento.",
);

/** `athlete` is the id of a linked athlete; without one, name, type and e-mail say who is quoted. */
export const testimonialSchema: z.ZodType<TestimonialInput> = z
  .object({
    athlete: z.union([z.literal(""), z.uuid()], "Escolha um atleta da lista.").default(""),
    name: z.string().default(""),
    type: z.string().default("parent"),
    email: z.string().default(""),
    message,
  })
  .transform(({ athlete, message: said, ...person }, context) => {
    if (athlete) return { message: said, quoted: { athleteId: athlete } };
    const parsed = personSchema.safeParse(person);
    if (parsed.success && parsed.data.email)
      return { message: said, quoted: { ...parsed.data, email: parsed.data.email } };
    for (const { path, message: text } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path, message: text });
    if (parsed.success) context.addIssue({ code: "custom", path: ["email"], message: "Informe o e-mail." });
    return z.NEVER;
  });

const personSchema = z.object({
  name: nameField("Informe o nome."),
  type: z.enum(TESTIMONIAL_TYPES, "Escolha quem fala."),
  email: optionalEmailField,
});
