import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { err, ok, type Result } from "#domain/result.ts";
import { client, outsideTransaction } from "#server/platform/database/database.ts";

export interface Limit {
  name: string;
  /** So many times… */
  points: number;
  /** …in so many seconds. */
  seconds: number;
}

export interface TooMany {
  code: "too_many";
  retryAfterSeconds: number;
}

/**
 * Counts one more for `key` (an account, an address), in the database: all processes count together,
 * and a rolled back transaction does not give the try back.
 */
export async function spend(limit: Limit, key: string, points = 1): Promise<Result<null, TooMany>> {
  try {
    await outsideTransaction(() => limiterOf(limit).consume(key.toLowerCase().slice(0, 200), points));
    return ok(null);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return err({ code: "too_many", retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}

/** Forgets the count, after a success that proves the earlier tries were mistakes. */
export const forgive = (limit: Limit, key: string): Promise<boolean> =>
  outsideTransaction(() => limiterOf(limit).delete(key.toLowerCase().slice(0, 200)));

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const storeClient = outsideTransaction(client);
  const ofPool = limiters.get(storeClient) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(storeClient, ofPool);
  const known = ofPool.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  ofPool.set(name, made);
  return made;
}
