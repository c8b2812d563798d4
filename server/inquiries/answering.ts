import type { AuditAction } from "#domain/audit/actions.ts";
import { dueOn, type DataRight } from "#domain/inquiries/data-requests.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { INQUIRY_LABELS, type InquiryKind, type InquiryState } from "#domain/inquiries/kinds.ts";
import { canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { isHeldByOther, NO_LEASE } from "#server/platform/leases/leases.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { inquiries } from "./tables.ts";

type AnswerProblem = "not_found" | "already_handled" | "leased" | "no_address";

/** Writes back by mail, once, which handles the message. What was written is kept with it. */
export function answer(actor: Actor, id: string, text: string): Promise<Result<null, AnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, AnswerProblem>> => {
    const changed = await changeInquiry(actor, id, {
      state: "handled",
      action: "inquiry.answered",
      answer: text,
      obstacle: ({ state, email }) =>
        state === "handled" ? "already_handled" : email === null ? "no_address" : null,
    });
    if (!changed.ok) return changed;
    const { kind, name, email, subject } = changed.value.before;
    const about = subject ?? INQUIRY_LABELS[kind];
    await mailTo({ email: email!, ...(IS_A_PERSON.has(kind) && { name }) }, "inquiry-answer", {
      // A name stays out of it: that of a pre-registration is a child's.
      subject: `Resposta: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
      title: "Nossa equipe respondeu",
      paragraphs: [text],
      action: { label: "Escrever de novo", path: "/contato" },
    });
    return ok(null);
  });
}

/** The name of these is that of who wrote, so the answer greets them by it. */
const IS_A_PERSON: ReadonlySet<InquiryKind> = new Set(["contact", "athlete_contact", "data_request"]);

type InquiryRow = typeof inquiries.$inferSelect;

/** Handled or new again, by whoever may: nobody does it while a colleague has it. */
export const changeInquiry = <Problem extends string = never>(
  actor: Actor,
  id: string,
  change: {
    state: InquiryState;
    action: AuditAction;
    answer?: string;
    obstacle?: (row: InquiryRow) => Problem | null;
  },
) =>
  changeRow<typeof inquiries, Problem | "leased">(inquiries, id, {
    who: actor,
    action: change.action,
    allowed: () => canModerate(actor),
    obstacle: (row) =>
      isHeldByOther(row, userIdOf(actor) ?? "") ? "leased" : (change.obstacle?.(row) ?? null),
    set: { state: change.state },
    alsoSet: {
      ...NO_LEASE,
      handledAt: change.state === "handled" ? sql`now()` : null,
      ...(change.answer !== undefined && { answer: change.answer }),
    },
  });

interface DataRequestInput {
  name: string;
  email: string | null;
  right: DataRight;
  arrivedOn: string;
  message: string | null;
}

/** "Registrar pedido": one that came by letter, phone or another mailbox. The days count from when it arrived. */
export function registerDataRequest(
  actor: Actor,
  { name, email, right, arrivedOn, message }: DataRequestInput,
): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!canModerate(actor)) return err("not_allowed");
    const due = dueOn(Temporal.PlainDate.from(arrivedOn));
    const [row] = await db()
      .insert(inquiries)
      .values({ kind: "data_request", name, email, message, details: { right }, dueOn: due })
      .returning({ id: inquiries.id });
    await audit(actor, "inquiry.registered", row!.id);
    return ok({ id: row!.id });
  });
}
