import { sharedEntry } from "#domain/championships/shared-log.ts";
import type { LogState, Written } from "./log-state.ts";
import type { SheetPersonView } from "./sheet-data.ts";

interface FiledSheet {
  /** Null where the link is over and says nothing of the match. */
  matchId: string | null;
  people: readonly Pick<SheetPersonView, "row" | "number">[];
}

/**
 * What can be handed to whoever organises when this device cannot send: all that it knows of the match, with what still
 * waits and what was refused marked. Ids, numbers, minutes and kinds, no names.
 */
export function sheetFile(
  { matchId, people }: FiledSheet,
  { entries, waiting }: Pick<LogState, "entries" | "waiting">,
  own: readonly Written[],
): File {
  const numberOf = (row: string) => people.find((person) => person.row === row)?.number ?? null;
  const refused = own.flatMap(({ entry, result }) =>
    result?.code ? [{ ...sharedEntry(entry, numberOf), refused: result.code }] : [],
  );
  const shown = entries.map((entry) => ({
    ...sharedEntry(entry, numberOf),
    queued: waiting.has(entry.id),
  }));
  const text = JSON.stringify({ matchId, entries: shown, refused }, null, 2);
  return new File([text], matchId ? `sumula-${matchId}.txt` : "sumula.txt", { type: "text/plain" });
}
