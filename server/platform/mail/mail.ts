import { firstName } from "#domain/person-name.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { renderMail, type MailContent } from "./layout.ts";
import * as queries from "./queries.ts";
import { sendMail } from "./send-mail.ts";
import type { MailGuard } from "./tables.ts";

export { sendMail } from "./send-mail.ts";
export { closeTransport, openTransport } from "./transport.ts";

export interface Recipient {
  email: string;
  /** The mail begins with "Olá, {first name}." when there is one. */
  name?: string;
}

export interface MailText {
  subject: string;
  title: string;
  /** Plain text; everything is escaped. */
  paragraphs: readonly string[];
  /** The only link of a mail: a page of ours. */
  action?: { label: string; path: string };
  dedupeKey?: string;
  guard?: MailGuard;
}

/** How every mail of the product is written: the greeting, one layout, one ending of the subject, our own links. */
export function mailTo(to: Recipient, template: string, text: MailText): Promise<string | null> {
  const { subject, title, paragraphs, action, dedupeKey, guard } = text;
  const content: MailContent = {
    title,
    paragraphs: to.name ? [`Olá, ${firstName(to.name)}.`, ...paragraphs] : paragraphs,
    action: action && { label: action.label, url: publicUrl(action.path) },
  };
  return queueMail({
    to: to.email,
    template,
    subject: `${subject} | Joia da Base`,
    dedupeKey,
    guard,
    ...renderMail(content),
  });
}

type NewMail = {
  to: string;
  /** Which text it is, for the list of mails and for tests: `password-reset`. */
  template: string;
  subject: string;
  text: string;
  html: string;
  /** The same key is one mail, however often its cause is repeated. */
  dedupeKey?: string;
  /** Asked again at the moment of sending; see `mailGuard`. */
  guard?: MailGuard;
};

/**
 * Writes the mail down with what caused it, in the transaction under way; a job sends it afterwards.
 * Null: a mail with this key was queued before.
 */
export function queueMail(mail: NewMail): Promise<string | null> {
  return inTransaction(async () => {
    const id = await queries.insertMail(mail);
    if (id) await enqueue(sendMail, { mailId: id });
    return id;
  });
}

type MailSummary = queries.SummaryRow;
type Mail = queries.MailRow;

/** Newest first; `before` is the id of the last one seen. */
export const listMails = (page: { limit: number; before?: string }): Promise<MailSummary[]> =>
  queries.newest(page);

export const readMail = (id: string): Promise<Mail | null> => queries.findMail(id);
