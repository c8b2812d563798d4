import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { err, ok, type Result } from "#domain/result.ts";
import { client, isReadOnly, outsideTransaction } from "#server/platform/database/database.ts";
import { networkOf } from "./network.ts";

export interface Limit {
  name: string;
  /** How many times are allowed… */
  points: number;
  /** …within this many seconds. */
  seconds: number;
}

export interface TooMany {
  code: "too_many";
  retryAfterSeconds: number;
}

/** Who is counted: a network address, or an account (a mailbox, or the id of a person, athlete or club). */
export type LimitKey = { address: string } | { account: string };

/**
 * Counts one more for `key`, in the database: all processes count together, and a rolled back transaction
 * does not give the try back.
 */
export async function spend(limit: Limit, key: LimitKey, points = 1): Promise<Result<null, TooMany>> {
  // An admin who looks in somebody's place must not use up that person's tries.
  if (isReadOnly()) return ok(null);
  try {
    await outsideTransaction(() => limiterOf(limit).consume(storedKey(key), points));
    return ok(null);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return err(tooMany(refused));
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): TooMany => ({
  code: "too_many",
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Whether anything is left for `key`. Nothing is counted. */
export async function checkLimit(limit: Limit, key: LimitKey): Promise<Result<null, TooMany>> {
  const counted = await outsideTransaction(() => limiterOf(limit).get(storedKey(key)));
  return counted === null || counted.remainingPoints > 0 ? ok(null) : err(tooMany(counted));
}

/** From now on nothing is left for `key`, for as long as the limit lasts. */
export async function exhaust(limit: Limit, key: LimitKey): Promise<void> {
  await outsideTransaction(() => limiterOf(limit).block(storedKey(key), limit.seconds));
}

/** Forgets the count, after a success that proves the earlier tries were mistakes. */
export const forgive = (limit: Limit, key: LimitKey): Promise<boolean> =>
  outsideTransaction(() => limiterOf(limit).delete(storedKey(key)));

/** Every count that goes by this key, whatever it limits. */
export async function forgetKey(key: LimitKey): Promise<void> {
  await client().query("delete from rate_limits where right(key, length($1)) = $1", [`:${storedKey(key)}`]);
}

/** Deletes counts whose time is over: the limiter would ignore them, but their keys are addresses and e-mails. */
export async function sweepLimits(now: Temporal.Instant): Promise<void> {
  await client().query("delete from rate_limits where expire < $1", [now.epochMilliseconds]);
}

/** The only place where a key becomes text: an address always counts as its network. */
const storedKey = (key: LimitKey): string =>
  ("address" in key ? networkOf(key.address) : key.account.toLowerCase()).slice(0, 200);

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const storeClient = outsideTransaction(client);
  const ofPool = limiters.get(storeClient) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(storeClient, ofPool);
  const known = ofPool.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient,
    // The library would guess it from the name of the pool's class, and ours has another name.
    storeType: "pool",
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
