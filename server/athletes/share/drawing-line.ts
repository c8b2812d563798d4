import { err, ok, type Result } from "#domain/result.ts";
import { createBuckets } from "#server/platform/limits/buckets.ts";
import { networkOf } from "#server/platform/limits/network.ts";

/** Messengers ask once and give up: what they show of a link goes first. */
export type Lane = "preview" | "file";

/** Why nothing is drawn now, and when to ask again. */
export interface Refusal {
  code: "busy" | "too_many";
  seconds: number;
}

export interface LineLimits {
  /** How many wait in one lane, the one being drawn included. */
  mostWaiting: number;
  /** How many of them one address may have asked for: nobody fills a lane alone. */
  mostOfOne: number;
  /** New drawings for one address, in each lane. */
  perMinute: number;
}

const SHORTLY_SECONDS = 5;

/** One is drawn at a time, since drawing takes whole threads. Lanes are counted apart: neither can block the other. */
export function createLine(limits: LineLimits) {
  const lanes = { preview: createLane(limits), file: createLane(limits) };
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let turn = next(); turn; turn = next()) await turn();
    working = false;
  }
  const next = () => lanes.preview.turns.shift() ?? lanes.file.turns.shift();

  /** A place in the line, or why there is none. */
  return function join<T>(lane: Lane, address: string, draw: () => Promise<T>): Result<Promise<T>, Refusal> {
    const place = lanes[lane].enter(networkOf(address));
    if (!place.ok) return place;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    lanes[lane].turns.push(() => Promise.try(draw).finally(place.value.leave).then(resolve, reject));
    void work();
    return ok(promise);
  };
}

function createLane({ mostWaiting, mostOfOne, perMinute }: LineLimits) {
  const waiting = new Map<string, number>();
  const buckets = createBuckets(perMinute);
  let size = 0;

  function count(network: string, change: 1 | -1): void {
    size += change;
    const left = (waiting.get(network) ?? 0) + change;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
  }

  return {
    turns: [] as (() => Promise<void>)[],
    enter(network: string): Result<{ leave: () => void }, Refusal> {
      if ((waiting.get(network) ?? 0) >= mostOfOne)
        return err({ code: "too_many", seconds: SHORTLY_SECONDS });
      if (size >= mostWaiting) return err({ code: "busy", seconds: SHORTLY_SECONDS });
      const seconds = buckets.take(network, performance.now());
      if (seconds > 0) return err({ code: "too_many", seconds });
      count(network, 1);
      return ok({ leave: () => count(network, -1) });
    },
  };
}
