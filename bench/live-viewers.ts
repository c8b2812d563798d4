import { Agent, get, type IncomingMessage } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

export interface LiveOrder {
  origin: string;
  category: string;
  /** The address of the part that changes, without its version. */
  fragment: string;
  viewers: number;
}

export interface LiveTimes {
  /** When each of them had the new score. */
  seenAt: number[];
}

/** So many viewers in a process of their own: it says when all follow, and when all have seen each goal. */
process.once("message", (order: LiveOrder) => {
  void watchAll(order);
});

async function watchAll(order: LiveOrder): Promise<void> {
  let seenAt: number[] = [];
  const seen = () => {
    seenAt.push(Date.now());
    if (seenAt.length < order.viewers) return;
    process.send!({ seenAt } satisfies LiveTimes);
    seenAt = [];
  };
  const closers = await Promise.all(Array.from({ length: order.viewers }, () => watch(order, seen)));
  process.on("message", () => {
    for (const close of closers) close();
    process.disconnect!();
  });
  process.send!("following");
}

/** As the page spreads them (app/areas/public/live/follow-live.ts). */
const SPREAD_MS = 250;

/** As a browser does it: one connection for the stream, another one for what it fetches. */
function watch({ origin, category, fragment }: LiveOrder, seen: () => void): Promise<() => void> {
  const agent = new Agent({ keepAlive: true });
  let version: number | null = null;
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/ao-vivo/${category}`, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`));
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        const events = text.split("\n\n");
        text = events.pop()!;
        for (const told of events.flatMap(versionIn)) {
          if (version === null) resolve(() => (request.destroy(), agent.destroy()));
          else if (told > version) void load(`${origin}${fragment}?v=${told}`, agent, told).then(seen);
          version = told;
        }
      });
      answer.on("error", () => {});
    });
    request.on("error", reject);
  });
}

function versionIn(event: string): number[] {
  const found = /^id: (\d+)$/m.exec(event)?.[1];
  return found ? [Number(found)] : [];
}

async function load(address: string, agent: Agent, version: number): Promise<void> {
  await delay(Math.random() * SPREAD_MS);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": "identity" } }, resolve).on("error", reject);
  });
  const part = await textOf(answer);
  if (!part.includes(`"version":${version},`)) throw new Error(`the part is not of version ${version}`);
}
