const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a text from outside (an address, a cookie) can be an id at all: PostgreSQL fails on one that cannot.
 * Queries ask this by `matchesId`; a schema of a whole form, body or job says `z.uuid()`.
 */
export const isId = (text: string): boolean => ID.test(text);

/** The id in a text from outside, such as a page's cursor. An invalid one counts as none. */
export const asId = (text: string | null | undefined): string | undefined =>
  text && isId(text) ? text : undefined;

/** Whether a text from outside can be an id of a payment provider, or one of ours. */
export const isProviderId = (text: string): boolean => /^[\w-]{1,200}$/.test(text);
