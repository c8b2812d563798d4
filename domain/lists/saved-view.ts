/** How many of its views one person keeps of one list: they stand in one row above it. */
export const MOST_VIEWS = 8;

export interface SavedView {
  id: string;
  name: string;
  query: string;
}
