/** How often a browser that is looked at asks whether its subscription still stands. */
export const RECHECK_MS = 60_000;
