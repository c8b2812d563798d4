import { z } from "zod";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { ADULT_AGE, parseNearDate } from "#domain/dates.ts";
import { parsePhone } from "#domain/phone.ts";
import { CONTACT_SUBJECTS, OLDEST, REPRESENTS, YOUNGEST } from "./choices.ts";
import { DATA_RIGHTS, type DataRight } from "./data-requests.ts";
import { emailField, lineField, optionalEmailField, optionalTextField, textField } from "./fields.ts";

export const contactSchema = z.object({
  name: lineField("Informe seu nome."),
  email: emailField("Informe um e-mail válido, para podermos responder."),
  subject: z.enum(CONTACT_SUBJECTS, "Escolha o assunto."),
  message: textField("Escreva sua mensagem."),
});

export const athleteContactSchema = z.object({
  name: lineField("Informe seu nome."),
  email: emailField("Informe um e-mail válido, para podermos responder."),
  represents: z.enum(REPRESENTS, "Escolha quem você representa."),
  message: textField("Escreva sua mensagem."),
});

const PHONE = "Informe um telefone com DDD.";

/** "Cadastre seu clube": the team writes back. */
export const clubRequestSchema = z.object({
  name: lineField("Informe o nome do clube."),
  email: emailField("Informe um e-mail válido para contato."),
  phone: z
    .string(PHONE)
    .trim()
    .refine((text) => parsePhone(text) !== null, PHONE)
    .transform((text) => parsePhone(text)!),
});

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

export const newEventSchema = (today: Temporal.PlainDate) =>
  z.object({
    name: lineField("Informe o nome do evento.", { min: 1, max: 160 }),
    location: lineField("Informe o local.", { min: 1, max: 200 }),
    date: z
      .string("Informe a data.")
      .trim()
      .refine((text) => parseNearDate(text) !== null, { message: "Informe a data.", abort: true })
      .refine((text) => Temporal.PlainDate.compare(text, today) >= 0, "Escolha uma data a partir de hoje."),
    description: optionalTextField(2000),
    email: optionalEmailField,
  });

/** "Registrar pedido": what staff write down of a request about personal data that came another way. */
export const dataRequestSchema = (today: Temporal.PlainDate) =>
  z.object({
    name: lineField("Informe quem pede.", { max: 160 }),
    email: optionalEmailField,
    right: z.enum(Object.keys(DATA_RIGHTS) as [DataRight, ...DataRight[]], "Escolha o que a pessoa pede."),
    arrivedOn: z
      .string("Informe quando chegou.")
      .trim()
      .refine((text) => parseNearDate(text) !== null, { message: "Informe quando chegou.", abort: true })
      .refine(
        (text) => Temporal.PlainDate.compare(text, today) <= 0,
        "A data de chegada não pode ser depois de hoje.",
      ),
    message: optionalTextField(3000),
  });

export const inquiryAnswerSchema = z.object({ answer: textField("Escreva a resposta.") });
