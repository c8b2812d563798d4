import { isRouteErrorResponse } from "react-router";

/** In whose place an admin looks at this page, for the banner. */
export interface Watched {
  name: string;
  /** Milliseconds, as the browser counts them. */
  until: number;
  /** As the server counted, so that both render the same. */
  minutesLeft: number;
}

const MINUTE = 60_000;

export const minutesTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / MINUTE));

export function watchedOf(session: { name: string; watchedUntil?: Temporal.Instant } | null): Watched | null {
  const until = session?.watchedUntil?.epochMilliseconds;
  return session && until !== undefined ? { name: session.name, until, minutesLeft: minutesTo(until) } : null;
}

/** What is refused in somebody's place says so, and where the page itself was not made it carries the banner along. */
export interface ReadOnlyRefusal {
  readOnly: string;
  /** Whether the address itself can be read. */
  readable: boolean;
  watched: Watched | null;
}

export const readOnlyRefusal = (error: unknown): ReadOnlyRefusal | null =>
  isRouteErrorResponse(error) && error.status === 403 && isRefusal(error.data) ? error.data : null;

const isRefusal = (data: unknown): data is ReadOnlyRefusal =>
  typeof data === "object" && data !== null && "readOnly" in data;
