import { randomBytes } from "node:crypto";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { seal, unseal } from "#server/platform/sealed-text.ts";

const BYTES = 16;

export interface Ticket {
  ticketHash: string;
  ticketSealed: string;
}

/** A random token without any personal data. The gate knows its hash; the family gets it again from our seal. */
export async function newTicket(): Promise<Ticket> {
  const token = randomBytes(BYTES).toString("base64url");
  return { ticketHash: tokenHash(token), ticketSealed: await seal(token) };
}

export const ticketPath = async (sealed: string): Promise<string> => `/ingresso/${await unseal(sealed)}`;
