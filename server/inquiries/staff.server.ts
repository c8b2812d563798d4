import type { InquiryKind, InquiryState } from "#domain/inquiries/kinds.ts";
import type { InquiryListQuery } from "#domain/inquiries/staff-list.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/staff-view.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { giveLeaseBack, holderOf, takeLease } from "#server/platform/leases/leases.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { changeInquiry } from "./answering.ts";
import * as queries from "./staff-queries.ts";
import { holdersOf, toInquiries, type Inquiry } from "./staff-view.ts";
import { inquiries } from "./tables.ts";

export { answer, registerDataRequest } from "./answering.ts";
export { nextAfter, queueBeside, type InquiryQueue } from "./queue.ts";
export { exportInquiries } from "./export.ts";

export type ListedInquiry = Inquiry & Awaited<ReturnType<typeof holdersOf>>[number];

/** One page of what people wrote to the team, and who works on it. */
export async function list(actor: Actor, query: InquiryListQuery): Promise<Page<ListedInquiry>> {
  assertModerator(actor);
  const page = await queries.pageOf(query, userIdOf(actor));
  const [shown, holders] = await Promise.all([toInquiries(page.rows), holdersOf(actor, page.rows)]);
  return { ...page, rows: shown.map((inquiry, index) => ({ ...inquiry, ...holders[index]! })) };
}

export async function read(actor: Actor, id: string): Promise<Result<Inquiry, "not_found">> {
  const row = canModerate(actor) ? await queries.findInquiry(id) : undefined;
  return row ? ok((await toInquiries([row]))[0]!) : err("not_found");
}

/** Marks it as handled, or as new again. Without a change, nothing is audited. */
export async function setState(
  actor: Actor,
  id: string,
  state: InquiryState,
): Promise<Result<null, "not_found" | "leased">> {
  const changed = await changeState(actor, id, state);
  return changed.ok ? ok(null) : changed;
}

/**
 * Marks it as handled among others. An event that waits for a decision, and what the law gives a last day, is handled on
 * its own page, where somebody has read it.
 */
export async function handleAmongOthers(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "leased" | "on_its_own">> {
  const changed = await changeInquiry(actor, id, {
    state: "handled",
    action: "inquiry.handled",
    obstacle: ({ kind, state, details }) => {
      const decides = kind === "data_request" || (kind === "new_event" && !details["event"]);
      return decides && state === "new" ? "on_its_own" : null;
    },
  });
  return changed.ok ? ok(null) : changed;
}

/** "Assumir", and opening the page: for some minutes nobody else answers it. */
export async function lease(
  actor: Actor,
  id: string,
  minutes?: number,
): Promise<Result<null, "not_found" | "already_handled" | "leased">> {
  const person = userIdOf(actor);
  if (!canModerate(actor) || !person) return err("not_found");
  const waits = sql`${inquiries.state} = 'new'`;
  if (await takeLease(inquiries, id, { person, waits, minutes })) return ok(null);
  const row = await queries.findInquiry(id);
  if (!row) return err("not_found");
  return err(row.state === "new" ? "leased" : "already_handled");
}

/** "Liberar", and leaving the page. */
export async function release(actor: Actor, id: string): Promise<void> {
  const person = userIdOf(actor);
  if (canModerate(actor) && person) await giveLeaseBack(inquiries, id, person);
}

/** Who works on it now; "over" once it is handled. */
export async function leaseOf(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await queries.findInquiry(id);
  if (row?.state !== "new") return "over";
  const holder = holderOf(row);
  if (!holder || !row.leasedAt) return null;
  const names = await identity.names(actor, [holder]);
  return { mine: holder === userIdOf(actor), by: { name: names.get(holder) ?? null }, since: row.leasedAt };
}

/** Handles an inquiry of this kind, once: of two people at the same time, the second is told that it was handled. */
export function handle(
  actor: Actor,
  id: string,
  kind: InquiryKind,
  deal: (inquiry: Inquiry) => Promise<Record<string, string>>,
): Promise<Result<null, "not_found" | "already_handled" | "leased">> {
  return inTransaction(async () => {
    const found = await read(actor, id);
    if (!found.ok || found.value.kind !== kind) return err("not_found");
    const changed = await changeState(actor, id, "handled");
    if (!changed.ok) return changed;
    if (changed.value.fields.length === 0) return err("already_handled");
    await queries.addDetails(id, await deal(found.value));
    return ok(null);
  });
}

const changeState = (actor: Actor, id: string, state: InquiryState) =>
  changeInquiry(actor, id, { state, action: state === "handled" ? "inquiry.handled" : "inquiry.reopened" });

/** How many nobody has handled. */
export function countNew(actor: Actor): Promise<number> {
  assertModerator(actor);
  return queries.countNew();
}

/** How many of those are requests about data and how many are not, since when, and the nearest deadline. */
export function waitingNew(actor: Actor) {
  assertModerator(actor);
  return queries.waitingNew();
}
