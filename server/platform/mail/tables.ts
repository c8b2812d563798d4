import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { sql, check, index, integer, jsonb, pgTable, text, unique } from "#server/platform/database/orm.ts";

const MAIL_STATES = ["waiting", "sent", "failed", "cancelled"] as const;

/** Asked again at the moment of sending: a mail whose reason is gone by then is not sent. */
export interface MailGuard {
  kind: string;
  [key: string]: string;
}

/** The outbox: a mail is a row written with what caused it, and sent by a job afterwards. */
export const mails = pgTable(
  "mails",
  {
    id: primaryId(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    template: text("template").notNull(),
    /** The same key is one mail, however often its cause is repeated. */
    dedupeKey: text("dedupe_key"),
    guard: jsonb("guard").$type<MailGuard>(),
    /** The page that stops mails of this kind, for the header by which mail programs offer it. */
    stopUrl: text("stop_url"),
    state: text("state").$type<(typeof MAIL_STATES)[number]>().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    check("mails_state", oneOf("state", MAIL_STATES)),
    unique("mails_once").on(table.dedupeKey),
    index("mails_newest").on(sql`${table.createdAt} desc`, sql`${table.id} desc`),
    index("mails_waiting")
      .on(table.createdAt)
      .where(sql`state = 'waiting'`),
    index("mails_failed")
      .on(table.createdAt)
      .where(sql`state = 'failed'`),
  ],
);
