/** As a sentence or a title begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
