import { sweepKept } from "./kept.ts";
import { sweepSent } from "./outbox.ts";

/**
 * Removes what this device may keep no longer, whatever it belongs to. Run by every page of the kit and by the worker:
 * the page of an event that is over may never be opened again.
 */
export async function forgetPast(now: number): Promise<void> {
  await Promise.allSettled([sweepKept(now), sweepSent(now)]);
}
