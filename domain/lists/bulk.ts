/** The longest reason that the bar of a list takes. */
export const REASON_MAX = 1000;
