/** How many athletes a club can mark as favourites. */
export const MOST_FAVOURITES = 2000;
/** How many favourites a page shows. */
export const FAVOURITES_PAGE = 20;
