/** How long a guardian has to answer before the link must be sent again. */
export const INVITATION_DAYS = 14;
