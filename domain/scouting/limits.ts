/** What a person can still order by hand. Search finds the rest. */
export const MAX_ENTRIES = 300;
/** Archived lists count too. Deleted ones do not. */
export const MAX_LISTS = 100;
export const LIST_NAME_MAX = 80;

export const NOTE_MAX = 2000;
export const NOTE_MATCH_MAX = 120;
export const MAX_NOTE_MINUTE = 150;
export const MAX_TAGS = 6;
export const TAG_MAX = 30;
/** Notes of one club about one athlete. */
export const MAX_NOTES = 500;

/** An author corrects a note for this long. After it a note can only be deleted. */
export const NOTE_EDIT_HOURS = 24;
/** A deleted list can be restored for this long. */
export const LIST_UNDO_DAYS = 30;
