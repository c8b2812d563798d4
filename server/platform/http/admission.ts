import { networkOf } from "#server/platform/limits/network.ts";
import { Overloaded } from "#server/platform/overloaded.server.ts";

interface AdmissionLimits {
  /** Answers being made at the same time. */
  atOnce: number;
  /** Requests that wait for their turn. */
  mostWaiting: number;
  /** Requests of one network, waiting or being answered. */
  mostOfOne: number;
  longestWaitMs: number;
}

/** One network asks for more at the same moment than its share. */
export class TooManyAtOnce extends Error {
  override name = "TooManyAtOnce";
}

/** Says when whoever waits has gone, as a response does. */
interface Leaving {
  once(event: "close", listener: () => void): unknown;
  off(event: "close", listener: () => void): unknown;
}

export interface Visit {
  /** Resolves when the answer may be made. Throws `Overloaded` when the line is full or the wait too long. */
  turn(gone: Leaving): Promise<void>;
  /** Must be called in the end, also without a turn. */
  leave(): void;
}

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Bounds the answers being made and the requests that wait for it: beyond that a quick refusal serves everybody
 * better than a slow answer. Networks take turns, so that one that asks for much cannot hold up the others.
 */
export function createAdmission({ atOnce, mostWaiting, mostOfOne, longestWaitMs }: AdmissionLimits) {
  const present = new Map<string, number>();
  /** Who waits, by network; the first network is the next to get a turn. */
  const lines = new Map<string, Set<() => void>>();
  let working = 0;
  let waiting = 0;

  function callNext(): void {
    for (const [network, line] of lines) {
      if (working >= atOnce) return;
      const [start] = line;
      if (!start) continue;
      remove(network, start);
      // To the end of the round.
      if (lines.delete(network) && line.size > 0) lines.set(network, line);
      working++;
      start();
    }
  }

  function remove(network: string, start: () => void): void {
    const line = lines.get(network);
    if (!line?.delete(start)) return;
    waiting--;
    if (line.size === 0) lines.delete(network);
  }

  function wait(network: string, gone: Leaving): Promise<void> {
    if (waiting >= mostWaiting) return Promise.reject(new Overloaded("too many requests wait"));
    return new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        gone.off("close", giveUp);
      };
      const start = () => {
        end();
        resolve();
      };
      const giveUp = () => {
        end();
        remove(network, start);
        reject(new Overloaded("waited too long"));
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      gone.once("close", giveUp);
      lines.set(network, (lines.get(network) ?? new Set()).add(start));
      waiting++;
    });
  }

  function count(network: string, change: 1 | -1): void {
    const left = (present.get(network) ?? 0) + change;
    if (left > 0) present.set(network, left);
    else present.delete(network);
  }

  return {
    arrive(address: string): Visit {
      const network = networkOf(address);
      if ((present.get(network) ?? 0) >= mostOfOne) throw new TooManyAtOnce();
      count(network, 1);
      let state: "here" | "working" | "left" = "here";
      return {
        async turn(gone) {
          if (working < atOnce && waiting === 0) working++;
          else await wait(network, gone);
          state = "working";
        },
        leave() {
          if (state === "left") return;
          if (state === "working") working--;
          state = "left";
          count(network, -1);
          callNext();
        },
      };
    },
    working: () => working,
    waiting: () => waiting,
  };
}
