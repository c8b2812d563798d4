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

type FindPages = (championshipIds: readonly string[]) => Promise<Map<string, string>>;
let find: FindPages = () => Promise.resolve(new Map());

/** The public address of a championship is its event's. Events lie above championships, so that they say which it is. */
export const publicPage = {
  findBy(finding: FindPages): void {
    find = finding;
  },
  of: async (championshipId: string): Promise<string | null> =>
    (await find([championshipId])).get(championshipId) ?? null,
  /**
   * Those that staff let people read of. Only their sheets count elsewhere, in clubs' results and athletes' seasons:
   * nobody earns points in a championship that nobody has looked at.
   */
  among: async (championshipIds: readonly string[]): Promise<Set<string>> =>
    new Set((await find(championshipIds)).keys()),
};

/** The action of a mail about a championship: its page; while nobody may read of it, the list of those that are public. */
export async function pageAction(championshipId: string): Promise<{ label: string; path: string }> {
  const page = await publicPage.of(championshipId);
  return page
    ? { label: "Ver o campeonato", path: page }
    : { label: "Ver campeonatos", path: "/campeonatos" };
}
