import { z } from "zod";
import { optionalTextField, textField } from "#domain/inquiries/fields.ts";
import { newEventSchema } from "#domain/inquiries/schemas.ts";
import { parseBRL } from "#domain/money.ts";
import { EVENT_TYPES } from "./vocabulary.ts";

const MOST_PLACES = 100_000;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const CLUB = "Cole o endereço da página do clube, como /clube/…";
const PLACES = `Informe um número inteiro de 1 a ${MOST_PLACES}, ou deixe vazio.`;
const FEE = "Informe um valor como 59,00, ou deixe vazio.";

/** An event that a visitor sent, as staff publish it. */
export const eventApprovalSchema = (today: Temporal.PlainDate) =>
  newEventSchema(today)
    .omit({ email: true })
    .extend({
      type: z.enum(EVENT_TYPES, "Escolha o tipo."),
      time: z
        .string("Informe o horário.")
        .trim()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Informe o horário."),
      /** The address of a club's page, or its id alone: there are too many clubs for a list. */
      club: z
        .string()
        .trim()
        .default("")
        .refine((text) => text === "" || UUID.test(text), CLUB)
        .transform((text) => UUID.exec(text)?.[0].toLowerCase() ?? null),
      maxParticipants: z
        .string()
        .trim()
        .default("")
        .refine((text) => text === "" || isPlaces(text), PLACES)
        .transform((text) => (text ? Number(text) : null)),
      fee: z
        .string()
        .trim()
        .default("")
        .refine((text) => text === "" || parseBRL(text) !== null, FEE)
        .transform((text) => parseBRL(text) ?? 0),
      /** Words to whoever sent it, in the mail about it. */
      reason: optionalTextField(1000),
    });

export type EventApproval = z.output<ReturnType<typeof eventApprovalSchema>>;

export const eventRefusalSchema = z.object({
  reason: textField("Escreva o motivo da recusa.", { max: 1000 }),
});

export const eventAdjustmentSchema = z.object({
  reason: textField("Escreva o que precisa mudar.", { max: 1000 }),
});

const isPlaces = (text: string): boolean =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PLACES;
