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

type FindPage = (championshipId: string) => Promise<string | null>;
let find: FindPage = () => Promise.resolve(null);

/** The public address of a championship is its event's. Events lie above championships, so that they say which it is. */
export const publicPage = {
  findBy(finding: FindPage): void {
    find = finding;
  },
  of: (championshipId: string): Promise<string | null> => find(championshipId),
};
