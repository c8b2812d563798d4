import { groupBy } from "#domain/group-by.ts";
import { compareLogs, COMPARED } from "./compare-logs.ts";
import { isKind, type SheetEntry } from "./sheet-entries.ts";

interface TwoDevices extends ReturnType<typeof compareLogs> {
  first: string;
  second: string;
}

/**
 * Each two devices that wrote goals, cards, substitutions or kicks on one sheet. All of it counts: who takes over a
 * phone goes on with the same sheet. What both wrote may be one thing entered twice, which somebody has to say.
 */
export function deviceComparisons(entries: readonly SheetEntry[]): TwoDevices[] {
  const undos = entries.filter(isKind("undo"));
  // Whoever hides an entry hides it on every device.
  const written = [...groupBy(entries.filter(isKind(...COMPARED)), ({ device }) => device)];
  return written.flatMap(([first, ofFirst], at) =>
    written.slice(at + 1).map(([second, ofSecond]) => ({
      first,
      second,
      ...compareLogs([...ofFirst, ...undos], [...ofSecond, ...undos]),
    })),
  );
}
