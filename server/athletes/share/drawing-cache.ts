import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ok, type Result } from "#domain/result.ts";
import { createLine, type Lane, type LineLimits, type Refusal } from "./drawing-line.ts";

export interface Drawing {
  body: Buffer;
  /** Of the bytes: a new layout of the same athlete is another picture. */
  etag: string;
}

// What nobody asks for again, such as the picture of someone who went private, does not stay long.
const LONGEST_MS = 10 * 60_000;

/**
 * Finished drawings by what they show. The caller has just read the athlete, so that a changed profile has
 * another key and a private one is never looked up: no entry has to be dropped.
 * Only what has to be drawn waits in line and counts towards the limit of the address that asked.
 */
export function createDrawingCache({ maxBytes, ...limits }: { maxBytes: number } & LineLimits) {
  const cached = new LRUCache<string, Drawing>({
    maxSize: maxBytes,
    ttl: LONGEST_MS,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  const underWay = new Map<string, Promise<Drawing>>();
  const join = createLine(limits);

  return async function drawn(
    shows: unknown,
    { lane, address }: { lane: Lane; address: string },
    draw: () => Promise<Buffer>,
  ): Promise<Result<Drawing, Refusal>> {
    const key = digest(JSON.stringify(shows));
    const ready = cached.get(key) ?? underWay.get(key);
    if (ready) return ok(await ready);
    const making = join(lane, address, async () => toDrawing(await draw()));
    if (!making.ok) return making;
    underWay.set(key, making.value);
    try {
      const drawing = await making.value;
      cached.set(key, drawing);
      return ok(drawing);
    } finally {
      underWay.delete(key);
    }
  };
}

export const toDrawing = (body: Buffer): Drawing => ({ body, etag: `"${digest(body)}"` });

const digest = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);
