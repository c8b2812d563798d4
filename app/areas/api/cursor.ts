import type { z } from "zod";

/** Where a list goes on, as text that nobody needs to understand. */
export const writeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** Null when this is no cursor of ours. */
export function readCursor<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return null;
  }
}

/** This list's address, going on at `cursor`. */
export function nextAddress({ path, query }: { path: string; query: string }, cursor: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters}`;
}
