/** The form of ids of payment providers and of our own tables. */
export const isProviderId = (text: string): boolean => /^[\w-]{1,200}$/.test(text);
