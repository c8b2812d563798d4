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

export const ticketPath = async (sealed: string): Promise<string> => `/ingresso/${await unseal(sealed)}`;

/** What is shown at the gate. */
export interface TicketCode {
  url: string;
  /** Its code, as `drawQr` draws it. */
  qr: ReturnType<typeof drawQr>;
}

export async function codeOf(sealed: string): Promise<TicketCode> {
  const url = publicUrl(await ticketPath(sealed));
  return { url, qr: drawQr(url) };
}
