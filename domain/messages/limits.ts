export const MESSAGE_MAX = 2000;

/** For this many days after a refusal the same club cannot ask the same athlete again. */
export const DAYS_AFTER_DECLINE = 90;

/** A request that nobody answers ends after this many days. */
export const DAYS_TO_ANSWER = 30;

/** New requests within a day. */
export const REQUESTS_PER_SCOUT = 10;
export const REQUESTS_PER_CLUB = 30;

/** Messages of one person within an hour, in all conversations. */
export const MESSAGES_PER_HOUR = 60;
