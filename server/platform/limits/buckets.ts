import { LRUCache } from "lru-cache";
import { networkOf } from "./network.ts";

interface Bucket {
  left: number;
  at: number;
}

const MOST_ADDRESSES = 20_000;
const MINUTE_MS = 60_000;

/**
 * A number of requests per minute for each address, counted in this process alone: to write a row for every read
 * would cost more than the read. Whoever paused for a minute starts afresh, so that nothing needs sweeping.
 */
export function createBuckets(perMinute: number) {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_ADDRESSES });
  return {
    /** Takes one; the seconds to wait when there is none. */
    take(address: string, nowMs: number): number {
      const key = networkOf(address);
      const bucket = buckets.get(key) ?? { left: perMinute, at: nowMs };
      bucket.left = Math.min(perMinute, bucket.left + ((nowMs - bucket.at) * perMinute) / MINUTE_MS);
      bucket.at = nowMs;
      buckets.set(key, bucket);
      if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * MINUTE_MS) / perMinute / 1000);
      bucket.left -= 1;
      return 0;
    },
  };
}

/** The same by the process's own clock: zero, or the seconds until this address may ask again. */
export function createReadLimit(perMinute: number): (address: string) => number {
  const buckets = createBuckets(perMinute);
  return (address) => buckets.take(address, performance.now());
}
