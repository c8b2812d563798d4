import { z } from "zod";
import { CONTACT_SUBJECTS } from "./contact-subjects.ts";
import { emailField, lineField, textField } from "./fields.ts";

export const contactSchema = z.object({
  name: lineField("Informe seu nome."),
  email: emailField("Informe um e-mail válido, para podermos responder."),
  subject: z.enum(CONTACT_SUBJECTS, "Escolha o assunto."),
  message: textField("Escreva sua mensagem."),
});
