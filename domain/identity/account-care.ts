export const CARE_REASON_MAX = 500;
/** How long the link to a new address works. */
export const EMAIL_CHANGE_HOURS = 24;
