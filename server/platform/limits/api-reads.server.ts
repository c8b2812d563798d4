import { config } from "#server/platform/config/current.ts";
import { createBuckets } from "./buckets.ts";

let buckets: ReturnType<typeof createBuckets> | undefined;

/** Counts one answer that has to be made for this address; zero, or the seconds until the next may be. */
export function secondsToWait(address: string): number {
  buckets ??= createBuckets(config().apiRequestsPerMinute);
  return buckets.take(address, performance.now());
}
