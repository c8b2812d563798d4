import { z } from "zod";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { lineField, textField } from "#domain/inquiries/fields.ts";
import { TESTIMONIAL_MAX } from "./testimonials.ts";

/** A testimonial that staff write down themselves: of an adult who agreed, about no child. */
export const homeTestimonialSchema = z.object({
  name: nameField("Informe o nome de quem fala."),
  role: lineField("Diga quem é, como “Coordenadora de base do Esporte Clube Litoral”.", { max: 120 }),
  message: textField("Escreva o depoimento.", { min: 10, max: TESTIMONIAL_MAX }).refine(
    (text) => !holdsContact(text),
    "Tire telefone, e-mail, link e nome de rede social do depoimento.",
  ),
  declared: z.literal("on", "Confirme que quem fala é adulto, autorizou, e que o texto não cita um menor."),
});
export type HomeTestimonialInput = Pick<z.infer<typeof homeTestimonialSchema>, "name" | "role" | "message">;
