import { randomBytes } from "node:crypto";
import { drawQr } from "#server/athletes/share/share.server.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
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

export const ticketPath = async (sealed: string): Promise<string> => pathOf(await unseal(sealed));

const pathOf = (token: string): string => `/ingresso/${token}`;

/** What is shown at the gate. */
export interface TicketCode {
  url: string;
  /** Its code, as `drawQr` draws it. */
  qr: ReturnType<typeof drawQr>;
}

export const codeOf = async (sealed: string): Promise<TicketCode> => codeOfToken(await unseal(sealed));

/** The same picture, for whoever has the token already. */
export function codeOfToken(token: string): TicketCode {
  const url = publicUrl(pathOf(token));
  return { url, qr: drawQr(url) };
}
