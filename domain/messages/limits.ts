export const MESSAGE_MAX = 2000;

/** For this many days after a refusal the same club cannot ask the same athlete again. */
export const DAYS_AFTER_DECLINE = 90;
