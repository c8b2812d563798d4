import { firstName } from "#domain/person-name.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { enqueue, enqueueAll } from "#server/platform/jobs/jobs.ts";
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
  /** A page of ours as a QR code, for a gate that reads it from the screen. */
  code?: { label: string; path: string };
  /** The only link of a mail: a page of ours. */
  action?: { label: string; path: string };
  /** Beside it, the way out of mails that come by themselves: a page that asks, and takes a POST without asking. */
  stop?: { label: string; path: string };
  dedupeKey?: string;
  guard?: MailGuard;
}

/** What staff wrote with a yes, below the news. A no says its reason in its own words. */
export const wordsOfTeam = (words: string | null | undefined): string[] =>
  words ? ["Nossa equipe escreveu:", words] : [];

/** How every mail of the product is written: the greeting, one layout, one ending of the subject, our own links. */
export const mailTo = (to: Recipient, template: string, text: MailText): Promise<string | null> =>
  queueMail(written(to, template, text));

/** Many mails of one kind, without keys, in two statements: for jobs that write to thousands. */
export async function mailToEach(
  template: string,
  letters: readonly { to: Recipient; text: Omit<MailText, "dedupeKey"> }[],
): Promise<void> {
  await inTransaction(async () => {
    const ids = await queries.insertMails(letters.map(({ to, text }) => written(to, template, text)));
    await enqueueAll(
      sendMail,
      ids.map((mailId) => ({ mailId })),
    );
  });
}

function written(to: Recipient, template: string, text: MailText): NewMail {
  const { subject, title, paragraphs, code, action, stop, dedupeKey, guard } = text;
  const content: MailContent = {
    title,
    paragraphs: to.name ? [`Olá, ${firstName(to.name)}.`, ...paragraphs] : paragraphs,
    code: code && { label: code.label, url: publicUrl(code.path) },
    action: action && { label: action.label, url: publicUrl(action.path) },
    stop: stop && { label: stop.label, url: publicUrl(stop.path) },
  };
  return {
    to: to.email,
    template,
    subject: `${subject} | Joia da Base`,
    dedupeKey,
    guard,
    stopUrl: content.stop?.url,
    ...renderMail(content),
  };
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
  stopUrl?: string;
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
export const listMails = (page: queries.MailPage): Promise<MailSummary[]> => queries.newest(page);

export const readMail = (id: string): Promise<Mail | null> => queries.findMail(id);

interface OutboxState {
  waiting: number;
  oldest: Temporal.Instant | null;
  failed: number;
}

/** What has not left the outbox, and what was given up. */
export async function outboxState(): Promise<OutboxState> {
  const states = new Map((await queries.outboxState()).map((row) => [row.state, row]));
  const waiting = states.get("waiting");
  return {
    waiting: waiting?.mails ?? 0,
    oldest: waiting?.oldest ?? null,
    failed: states.get("failed")?.mails ?? 0,
  };
}
