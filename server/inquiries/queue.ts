import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import * as identity from "#server/identity/staff-view.ts";
import { holderOf } from "#server/platform/leases/leases.ts";
import * as queries from "./staff-queries.ts";
import { toInquiries } from "./staff-view.ts";

const BESIDE = 40;

export type InquiryQueue = Awaited<ReturnType<typeof queueBeside>>;

/** What stands beside a message: the new ones, longest waiting first, and where to go from here. */
export async function queueBeside(actor: Actor, id: string, whose: "mine" | "free" | "all") {
  assertModerator(actor);
  const person = userIdOf(actor);
  const [rows, counts, next, previous] = await Promise.all([
    queries.newOnes(whose, person, BESIDE),
    queries.countWaiting(person),
    queries.neighbourOf(id, person, "next"),
    queries.neighbourOf(id, person, "previous"),
  ]);
  const holders = rows.map(holderOf).filter((holder) => holder !== null);
  const [people, shown] = await Promise.all([
    identity.names(actor, [...new Set(holders)]),
    toInquiries(rows),
  ]);
  const entries = shown.map(({ id: entryId, name, kindLabel, subject, createdAt, dueOn }, index) => {
    const holder = holderOf(rows[index]!);
    return {
      id: entryId,
      name,
      note: subject ?? kindLabel,
      createdAt,
      dueOn,
      assignee: holder && (people.get(holder) ?? null),
      mine: holder !== null && holder === person,
    };
  });
  return { entries, counts, next, previous };
}

/** Where to go once this one is handled: nobody else is there. */
export function nextAfter(actor: Actor, id: string): Promise<string | null> {
  assertModerator(actor);
  return queries.neighbourOf(id, userIdOf(actor), "next");
}
