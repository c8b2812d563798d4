import { sinceText } from "#domain/moderation/lease.ts";
import { now } from "#server/platform/clock.server.ts";
import type { LeaseAnswer } from "./use-lease.ts";

/** As the server's verbs tell it: null for nobody, "over" for what no longer waits. */
type Lease = { mine: boolean; by: { name: string | null } | null; since: Temporal.Instant } | "over" | null;

/** The same in words. */
export function toLeaseAnswer(lease: Lease): LeaseAnswer {
  if (lease === "over" || lease === null) return { state: lease ?? "free" };
  const since = sinceText(lease.since, now());
  return lease.mine
    ? { state: "mine", since }
    : { state: "leased", by: lease.by?.name ?? "alguém da equipe", since };
}

/** What the script of an open page hears. */
export const leaseResponse = (lease: Lease): Response =>
  Response.json(toLeaseAnswer(lease), { headers: { "cache-control": "no-store" } });
