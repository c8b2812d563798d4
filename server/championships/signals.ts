import { signal } from "#server/platform/signal.ts";

interface ClosedSheet {
  matchId: string;
  categoryId: string;
  championshipId: string;
}

/**
 * A sheet was closed, by its referee, by the organiser or as a W.O.; told again after each correction of it. Who
 * listens calculates anew from the sheet, so that being told twice does no harm.
 */
export const sheetClosed = signal<ClosedSheet>();

/** It is known now who plays this match of the knockout. */
export const fixturesKnown = signal<{ matchId: string }>();

/** Events lie above championships, so that they say it. */
interface Pages {
  /** The public addresses of those that have one: of their events. */
  addresses: (championshipIds: readonly string[]) => Promise<Map<string, string>>;
  counting: (championshipIds: readonly string[]) => Promise<Set<string>>;
}

let pages: Pages = {
  addresses: () => Promise.resolve(new Map()),
  counting: () => Promise.resolve(new Set()),
};

export const publicPage = {
  findBy(found: Pages): void {
    pages = found;
  },
  of: async (championshipId: string): Promise<string | null> =>
    (await pages.addresses([championshipId])).get(championshipId) ?? null,
  /**
   * Those that staff let people read of. Only their sheets count elsewhere, in clubs' results and athletes' seasons:
   * nobody earns points in a championship that nobody has looked at. What was earned stays when the club that organised
   * it leaves, and its page goes.
   */
  among: (championshipIds: readonly string[]): Promise<Set<string>> => pages.counting(championshipIds),
};

/** The action of a mail about a championship: its page; while nobody may read of it, the list of those that are public. */
export async function pageAction(championshipId: string): Promise<{ label: string; path: string }> {
  const page = await publicPage.of(championshipId);
  return page
    ? { label: "Ver o campeonato", path: page }
    : { label: "Ver campeonatos", path: "/campeonatos" };
}
