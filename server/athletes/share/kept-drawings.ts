import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export interface Drawing {
  body: Buffer;
  /** Of the bytes: a new layout of the same athlete is another picture. */
  etag: string;
}

// What nobody asks for again, such as the picture of someone who went private, does not stay long.
const LONGEST_MS = 10 * 60_000;

/**
 * Finished drawings by what they show. Who asks has read the athlete just now, so that a change leads to
 * another key and a profile that is not public to none: nothing has to be dropped.
 * One is drawn at a time, since drawing takes whole threads; with `maxWaiting` in line the next is refused.
 */
export function createKeptDrawings({ maxBytes, maxWaiting }: { maxBytes: number; maxWaiting: number }) {
  const kept = new LRUCache<string, Drawing>({
    maxSize: maxBytes,
    ttl: LONGEST_MS,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  const underWay = new Map<string, Promise<Drawing>>();
  let line: Promise<unknown> = Promise.resolve();

  return async function drawn(shows: unknown, draw: () => Promise<Buffer>): Promise<Drawing | "busy"> {
    const key = digest(JSON.stringify(shows));
    const ready = kept.get(key) ?? underWay.get(key);
    if (ready) return ready;
    if (underWay.size >= maxWaiting) return "busy";
    const making = line.then(draw).then((body) => ({ body, etag: `"${digest(body)}"` }));
    line = making.catch(() => {});
    underWay.set(key, making);
    try {
      const drawing = await making;
      kept.set(key, drawing);
      return drawing;
    } finally {
      underWay.delete(key);
    }
  };
}

const digest = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);
