import { setTimeout as delay } from "node:timers/promises";

/** As fast as the network of a server with many phones; uploads of one machine would otherwise take the whole thread. */
const BYTES_PER_MS = 32 * 1024;
/** Shorter waits cost more than they bring. */
const WORTH_WAITING_MS = 5;

let freeAt = 0;

/**
 * Waits until so many bytes fit into what all uploads of this process may take together. Whoever sends slowly never
 * waits; whoever sends faster is slowed down by their own connection, and pages are answered in between.
 */
export async function pace(bytes: number): Promise<void> {
  const now = performance.now();
  const wait = freeAt - now;
  freeAt = Math.max(freeAt, now) + bytes / BYTES_PER_MS;
  if (wait > WORTH_WAITING_MS) await delay(wait);
}
