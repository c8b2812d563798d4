/** The names of the two buttons of a star; their value is the athlete's id. */
export const MARK = "favoritar";
export const UNMARK = "desfavoritar";
