import type { Refusal, Sent } from "#app/offline/send-batch.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";

/** What the address of the entries answers. */
export interface EntriesAnswer {
  accepted: string[];
  refused: { id: string; code: string }[];
  log: SheetEntry[];
  closed: boolean;
}

/** The server's word on one entry of this device. */
export interface EntryResult {
  id: string;
  /** Why it was refused; null: the server has it. */
  code: string | null;
  /** The person has read why. */
  dismissed?: boolean;
}

/** Why the server takes no entries of this match as things stand. */
export interface NotNow {
  code: string;
  /** When the match is played now, as people read it. */
  kickOff: string | null;
}

/** An entry of this device; without a result the server has not named it yet. */
export interface Written {
  entry: SheetEntry;
  result: EntryResult | null;
}

export interface LogState {
  /** What the server has and what this device has written, each once. */
  entries: readonly SheetEntry[];
  waiting: ReadonlySet<string>;
  /** Entries that the server did not take, with the code that says why. */
  refused: readonly { entry: SheetEntry; code: string }[];
  /** The entries of this device are known. Until then it cannot say whether one waits here. */
  recalled: boolean;
  /** How the last sending ended; null before the first. */
  sent: Sent<EntriesAnswer>["kind"] | null;
  /** With `sent: "not_now"`. */
  notNow: NotNow | null;
  /** The sheet was closed, here or elsewhere, since this page was made. */
  closed: boolean;
  /** The device could neither write the last entry down nor send it. */
  notKept: boolean;
}

/** What a sheet shows of the server's log and of this device's own. */
export function shownLog(
  known: readonly SheetEntry[],
  own: readonly Written[],
): Pick<LogState, "entries" | "waiting" | "refused"> {
  const ids = new Set(known.map(({ id }) => id));
  return {
    entries: [
      ...known,
      ...own.flatMap(({ entry, result }) => (ids.has(entry.id) || result?.code ? [] : [entry])),
    ],
    waiting: new Set(own.flatMap(({ entry, result }) => (result ? [] : [entry.id]))),
    refused: own.flatMap(({ entry, result }) =>
      result?.code && !result.dismissed ? [{ entry, code: result.code }] : [],
    ),
  };
}

/** The log only grows: of a page that was kept and an answer that was kept, the longer one is the newer. */
export const newerLog = (one: readonly SheetEntry[], other: readonly SheetEntry[]): readonly SheetEntry[] =>
  other.length >= one.length ? other : one;

/** The entries that an answer names. */
export const resultsIn = ({ accepted, refused }: EntriesAnswer): EntryResult[] => [
  ...accepted.map((id) => ({ id, code: null })),
  ...refused.map(({ id, code }) => ({ id, code })),
];

/** How a sending ended, for whoever looks at it. */
export const outcomeOf = (sent: Sent<EntriesAnswer>): Pick<LogState, "sent" | "notNow"> => ({
  sent: sent.kind,
  notNow: sent.kind === "not_now" ? toNotNow(sent.why) : null,
});

const toNotNow = ({ error, kickOff }: Refusal): NotNow => ({
  code: error,
  kickOff: typeof kickOff === "string" ? kickOff : null,
});

export const isEntriesAnswer = (body: unknown): body is EntriesAnswer =>
  typeof body === "object" &&
  body !== null &&
  (["accepted", "refused", "log"] as const).every((name) =>
    Array.isArray((body as Partial<EntriesAnswer>)[name]),
  );
