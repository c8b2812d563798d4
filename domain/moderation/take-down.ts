import { z } from "zod";
import { emailField, textField } from "#domain/inquiries/fields.ts";

/** Somebody asks that a photo or video be removed: why, an address for the answer, and whether a minor is on it. */
export const takeDownSchema = z.object({
  reason: textField("Conte por que a foto ou o vídeo deve sair do ar.", { min: 10, max: 1000 }),
  email: emailField("Informe um e-mail válido, para podermos responder."),
  minor: z.literal("on").optional(),
});

export type TakeDownInput = z.output<typeof takeDownSchema>;

/** How often this item, this mailbox and this network were refused before. */
export interface EarlierRefusals {
  ofItem: number;
  ofMailbox: number;
  ofNetwork: number;
}

/**
 * Where a minor is said to be depicted, the item is hidden before anybody has looked. Whoever asked without reason
 * before waits in the queue; a network is shared by many people, so that one refusal is not held against it.
 */
export const hidesAtOnce = (minor: boolean, { ofItem, ofMailbox, ofNetwork }: EarlierRefusals): boolean =>
  minor && ofItem === 0 && ofMailbox === 0 && ofNetwork < 3;
