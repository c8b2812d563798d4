import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import * as queries from "./queue-queries.ts";
import { holdersOf, toInquiries } from "./staff-view.ts";

const BESIDE = 40;

export type InquiryQueue = Awaited<ReturnType<typeof queueBeside>>;
type Filter = Omit<queries.InquiryPart, "person">;

/** What stands beside a message: the new ones of the part that is worked on, and where to go from here. */
export async function queueBeside(actor: Actor, id: string, filter: Filter) {
  assertModerator(actor);
  const part = { ...filter, person: userIdOf(actor) };
  const [rows, counts, next, previous] = await Promise.all([
    queries.newOnes(part, BESIDE),
    queries.countWaiting(part),
    queries.neighbourOf(id, part, "next"),
    queries.neighbourOf(id, part, "previous"),
  ]);
  const [shown, holders] = await Promise.all([toInquiries(rows), holdersOf(actor, rows)]);
  const entries = shown.map(({ id: entryId, name, kindLabel, subject, createdAt, dueOn }, index) => ({
    id: entryId,
    name,
    note: subject ?? kindLabel,
    createdAt,
    dueOn,
    ...holders[index]!,
  }));
  return { entries, counts, next, previous };
}

/** Where to go once this one is handled: nobody else is there. Null at the end of this part. */
export function nextAfter(actor: Actor, id: string, filter: Filter): Promise<string | null> {
  assertModerator(actor);
  return queries.neighbourOf(id, { ...filter, person: userIdOf(actor) }, "next");
}
