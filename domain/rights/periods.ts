/** Between asking to leave and being gone: time to change one's mind. */
export const GRACE_DAYS = 14;
/** How long a copy of one's data can be downloaded. */
export const EXPORT_DAYS = 7;
/** Sent mails are kept for questions about them, not for ever. */
export const MAIL_DAYS = 90;
