import { dueOn } from "#domain/inquiries/data-requests.ts";
import type { InquiryKind } from "#domain/inquiries/kinds.ts";
import { botTrace, type BotTraces } from "#domain/moderation/bot-check.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now, today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { notifyTeam } from "./mails.ts";
import { inquiries } from "./tables.ts";

/** Each form is counted alone, so that whoever asked three questions can still send an event. */
const limitOf = (kind: InquiryKind): Limit => ({ name: `inquiry-${kind}`, points: 10, seconds: 3600 });

export type NewInquiry = Pick<
  typeof inquiries.$inferInsert,
  "kind" | "name" | "email" | "phone" | "subject" | "message" | "athleteId" | "details"
>;
type InquiryProblem = TooMany | { code: "bot" };

/** Stores a form of the public site and tells the team. Everybody can send one, so they are limited by address. */
export async function submit(
  { address }: Pick<Browser, "address">,
  inquiry: NewInquiry,
  traces: BotTraces,
): Promise<Result<null, InquiryProblem>> {
  if (botTrace(traces, now().epochMilliseconds)) return err({ code: "bot" });
  const counted = await spend(limitOf(inquiry.kind), { address });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const { kind, name, email, phone, subject, message, athleteId, details } = inquiry;
    const [stored] = await db()
      .insert(inquiries)
      .values({
        kind,
        name,
        email,
        phone,
        subject,
        message,
        athleteId,
        details,
        dueOn: kind === "data_request" ? dueOn(today()) : null,
      })
      .returning({ id: inquiries.id });
    await notifyTeam(stored!.id, inquiry);
    return ok(null);
  });
}

/** The time that a form carries, to tell how long it was open. */
export const openedAt = (): number => now().epochMilliseconds;

/** The first day on which an announced event may be. */
export const firstDay = (): Temporal.PlainDate => today();
