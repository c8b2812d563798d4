import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { crestUrl } from "#drawing/addresses.ts";
import { sheetKeptUntil } from "#domain/championships/sheet-kept.ts";
import { formatDateTime } from "#domain/date-time.ts";

export type SheetPersonView = SheetView["people"][number];

/** What the page of a sheet holds. */
export function sheetData(view: SheetView) {
  const { log, kickOff, timeZone, teams, ...rest } = view;
  const crest = ({ id, shortName }: { id: string; shortName: string }) => crestUrl(id, shortName);
  return {
    ...rest,
    timeZone,
    teams: {
      home: { ...teams.home, crest: crest(teams.home) },
      away: { ...teams.away, crest: crest(teams.away) },
    },
    when: kickOff ? formatDateTime(Temporal.Instant.from(kickOff), timeZone) : null,
    entries: log.map(({ entry }) => entry),
    late: log.filter(({ late }) => late).map(({ entry }) => entry.id),
    corrected: log.filter(({ corrected }) => corrected).map(({ entry }) => entry.id),
    /** Milliseconds: how long a phone may keep it. */
    eraseAfter: sheetKeptUntil(view, Date.now()),
    /** The clock as the server renders it; with script the page goes on from there. */
    nowMs: Date.now(),
  };
}

/** When each signature and correction was made, as the place of the match reads its clocks. */
export function timesOf({ signatures, corrections, timeZone }: SheetView): Record<string, string> {
  return Object.fromEntries(
    [...signatures, ...corrections].map(({ at }) => [
      at,
      formatDateTime(Temporal.Instant.from(at), timeZone),
    ]),
  );
}

export type SheetData = ReturnType<typeof sheetData>;
