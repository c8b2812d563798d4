import { z } from "zod";
import { emailField, lineField, textField } from "./fields.ts";
import { REPRESENTS } from "./represents.ts";

export const athleteContactSchema = z.object({
  name: lineField("Informe seu nome."),
  email: emailField("Informe um e-mail válido, para podermos responder."),
  represents: z.enum(REPRESENTS, "Escolha quem você representa."),
  message: textField("Escreva sua mensagem."),
});
