import { isDemo } from "#server/platform/config/site.server.ts";
import { listMails, readMail } from "./mail.ts";

interface OutboxEntry {
  id: string;
  to: string;
  subject: string;
  template: string;
  at: string;
}

/** The mails of demo mode, for `/dev/emails`. Outside it there is nothing to see. */
export async function outbox(page: { limit: number; before?: string; to?: string }): Promise<OutboxEntry[]> {
  if (!isDemo()) return [];
  const mails = await listMails(page);
  return mails.map(({ id, to, subject, template, createdAt }) => ({
    id,
    to,
    subject,
    template,
    at: createdAt.toString(),
  }));
}

export async function outboxMail(id: string): Promise<(OutboxEntry & { text: string }) | null> {
  const mail = isDemo() ? await readMail(id) : null;
  return (
    mail && {
      id,
      to: mail.to,
      subject: mail.subject,
      template: mail.template,
      at: mail.createdAt.toString(),
      text: mail.text,
    }
  );
}
