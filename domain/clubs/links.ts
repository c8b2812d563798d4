/** Who asks for a link, or refuses it: the athlete's family or the club. */
export const LINK_SIDES = ["athlete", "club"] as const;
export type LinkSide = (typeof LINK_SIDES)[number];

/** After a no, the side that heard it cannot ask again for this long. */
export const ASK_AGAIN_DAYS = 90;

/** Linked athletes on a page of the club's own list. */
export const LINKED_PAGE = 50;
