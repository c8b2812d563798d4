import type { Transporter } from "nodemailer";
import { z } from "zod";
import type { Config } from "#server/platform/config/config.ts";
import { assertOutside } from "#server/platform/database/outside-only.ts";

type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  stopUrl: string | null;
};

let transport: Transporter | undefined;
let sender: { from: string; domain: string } | undefined;

/** Opens what this process sends mail through; without an address, mails are only written down. */
export async function openTransport({ smtpUrl, from }: Config["mail"]): Promise<void> {
  sender = { from, domain: /@([^\s>]+)/.exec(from)?.[1] ?? "localhost" };
  if (!smtpUrl) return;
  const { createTransport } = await import("nodemailer");
  transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function closeTransport(): void {
  transport?.close();
  transport = sender = undefined;
}

export async function deliver(mail: Letter): Promise<"accepted" | "no_transport"> {
  assertOutside("mail.deliver");
  if (!sender) throw new Error("the mail transport is not open");
  if (!transport) return "no_transport";
  await transport.sendMail({
    from: sender.from,
    // As an object: a text with a comma in it would be read as a list of receivers.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same at every try of this row, so that a repetition can be dropped where it arrives.
    messageId: `<${mail.id}@${sender.domain}>`,
    headers: { "Auto-Submitted": "auto-generated", ...stopHeaders(mail) },
  });
  return "accepted";
}

/** RFC 8058: mail programs show a button of their own, which sends one POST to the page. */
const stopHeaders = ({ stopUrl }: Letter): Record<string, string> =>
  stopUrl
    ? { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {};

const smtpError = z
  .object({ code: z.string(), responseCode: z.number(), command: z.string() })
  .partial()
  .catch({});

/** The receiver or the text was turned down for good. A wrong password or sender is ours to correct. */
export function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 500 } = smtpError.parse(error);
  return (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM" && responseCode >= 500;
}

/** The server's sentence often quotes the address: only its number is kept. */
export function codeOf(error: unknown): string {
  const { code = "unknown", responseCode } = smtpError.parse(error);
  return responseCode ? `${code} ${responseCode}` : code;
}
