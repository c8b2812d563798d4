/** Between asking for deletion and the erasure: time to change one's mind. */
export const GRACE_DAYS = 14;
/** How long a copy of one's data can be downloaded. */
export const EXPORT_DAYS = 7;
/** Sent mails are kept for questions about them, not for ever. */
export const MAIL_DAYS = 90;
/** How long we keep which club looked at which athlete. */
export const VIEW_DAYS = 365;
/** Who asked for a photo or video to be removed, and why, counted from the request. */
export const TAKE_DOWN_DAYS = 365;
/** How long we remember that someone stated to be under 18, or tried to confirm as guardian and was refused. */
export const AGE_STATEMENT_DAYS = 365;
/** How long we keep the address of somebody whom a club invited, after the invitation ran out. */
export const CLUB_INVITATION_DAYS = 90;
/** An account whose e-mail nobody confirmed: reminded once, then erased. */
export const UNCONFIRMED_REMINDER_DAYS = 7;
export const UNCONFIRMED_DAYS = 14;
/** A minor without a guardian who confirmed: the guardian is reminded once, the athlete is warned, then the account is erased. */
export const GUARDIAN_REMINDER_DAYS = 7;
export const GUARDIAN_WARNING_DAYS = 30;
export const GUARDIAN_WAIT_DAYS = 60;
/** How long after its end we keep who was in the squads of a cup. */
export const SQUAD_MONTHS = 12;
