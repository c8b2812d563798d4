/** Tried for weeks: what people were told must happen, whatever the provider's day is like. */
export const UNTIL_DONE = { retries: 200, longestRetrySeconds: 3 * 3600 } as const;
