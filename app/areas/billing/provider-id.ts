/** As payment providers and our own tables write ids; anything else names nothing. */
export const isProviderId = (text: string): boolean => /^[\w-]{1,200}$/.test(text);
