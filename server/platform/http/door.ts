import type { ChangeListener } from "#server/platform/database/changes.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Answers every request under a path by itself, in node:http: for bodies that are too large for the router, and for
 * answers that last. It stands before the body limit and the line of waiting requests, and decides itself who may enter.
 */
export interface Door {
  /** This path and everything below it, such as "/envios". */
  path: string;
  handle(exchange: Exchange): Promise<void>;
  /** Hears what the database announces, after the cached pages that it concerns are gone. */
  changes?: ChangeListener;
  /** Asks the requests under way to come to their end, and closes what the door holds open. */
  close?(): Promise<void>;
}

export function doorFor(doors: readonly Door[], url: string): Door | undefined {
  return doors.find(({ path }) => url.startsWith(path) && ["", "/", "?"].includes(url.charAt(path.length)));
}
