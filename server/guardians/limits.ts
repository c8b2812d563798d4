import type { Limit } from "#server/platform/limits/limits.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Mails that one athlete may have us send to whoever they name. */
export const INVITATIONS_PER_ATHLETE: Limit = { name: "invite-athlete", points: 5, seconds: DAY };
/** However many athletes name it, a mailbox gets no more than this. */
export const INVITATIONS_PER_MAILBOX: Limit = { name: "invite-mailbox", points: 8, seconds: DAY };
export const ANSWERS_PER_ADDRESS: Limit = { name: "invite-answer", points: 40, seconds: HOUR };
/** Numbers that one invitation may try: nobody finds out by trying whose CPF is known here. */
export const CPFS_PER_INVITATION: Limit = { name: "invite-cpf", points: 6, seconds: DAY };
