import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { MOST_ENTRIES, MOST_OF_TEAM } from "#domain/championships/sheet-fields.ts";
import { entrySchema } from "#domain/championships/sheet-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import {
  authorOf,
  closureFor,
  lockSheet,
  openTime,
  type Author,
  type SheetBy,
  type SheetClosure,
} from "./author.ts";
import { entryRefusal, type EntryRefusal } from "./judge-entry.ts";
import { entriesUnder, knownEntries, readLogOf, storeEntries, type LoggedEntry } from "./log-rows.ts";
import { bumpVersion } from "./match.ts";
import { squadsOf } from "./squads.ts";
import { hasBegun, logFor } from "./team-log.ts";

/**
 * A count far above all others would leave none for who writes next. A phone counts on from what it has seen, and all
 * that it wrote without signal fits in one sheet.
 */
const FURTHEST_AHEAD = MOST_ENTRIES;

interface Appended {
  /** Stored now or before: they leave the phone's outbox. */
  accepted: string[];
  refused: { id: string; code: EntryRefusal }[];
  version: number;
  /** Empty under a link that is over: whoever still has it takes nothing home but the word on what they sent. */
  log: LoggedEntry[];
  /** A phone that still shows an open sheet hears that it was closed elsewhere. */
  closed: boolean;
}

type AppendProblem = Exclude<SheetClosure, { code: "closed" | "revoked" }>;

/**
 * Adds what a phone wrote to the log, each entry once. Only the match is locked and not its category: on eight fields
 * eight referees write at the same time.
 */
export function appendEntries(
  by: SheetBy,
  matchId: string | null,
  sent: readonly unknown[],
): Promise<Result<Appended, AppendProblem>> {
  return inTransaction(async (): Promise<Result<Appended, AppendProblem>> => {
    const found = await authorOf(by, matchId);
    if (!found.ok) return found;
    const locked = await lockSheet(found.value);
    if (!locked.ok) return locked;
    const author = locked.value;
    const { match } = author;
    const closure = await closureFor(author);
    if (closure && closure.code !== "closed" && closure.code !== "revoked") return err(closure);
    const { entries, accepted, refused } = await judge(author, sent);
    const shownLog = async () => (closure ? [] : logFor(author.role, await readLogOf(match.id)));
    if (entries.length === 0)
      return ok({
        accepted,
        refused,
        version: match.sheetVersion,
        log: await shownLog(),
        closed: match.state === "closed",
      });
    await storeEntries({ matchId: match.id, linkId: author.linkId, userId: author.userId }, entries);
    const [changed] = await db()
      .update(championshipMatches)
      .set({ ...bumpVersion, ...(match.state === "planned" && { state: "open" as const }) })
      .where(eq(championshipMatches.id, match.id))
      .returning({ version: championshipMatches.sheetVersion });
    return ok({
      accepted: [...accepted, ...entries.map(({ entry }) => entry.id)],
      refused,
      version: changed!.version,
      log: await shownLog(),
      closed: false,
    });
  });
}

interface Judged {
  entries: { entry: SheetEntry; late: boolean }[];
  /** Known from before. */
  accepted: string[];
  refused: Appended["refused"];
}

async function judge(author: Author, sent: readonly unknown[]): Promise<Judged> {
  const { match, role } = author;
  const judged: Judged = { entries: [], accepted: [], refused: [] };
  const read: SheetEntry[] = [];
  for (const one of sent) {
    const parsed = entrySchema.safeParse(one);
    if (parsed.success) read.push(parsed.data);
    else judged.refused.push({ id: idIn(one), code: "unreadable" });
  }
  const known = await knownEntries(read.map(({ id }) => id));
  const fresh = read.filter(({ id }) => {
    const storedIn = known.get(id);
    if (storedIn === match.id) judged.accepted.push(id);
    else if (storedIn) judged.refused.push({ id, code: "id_taken" });
    return !storedIn;
  });
  if (fresh.length === 0) return judged;
  if (match.state === "closed") {
    judged.refused.push(...fresh.map(({ id }) => ({ id, code: "closed" as const })));
    return judged;
  }
  const log = await readLogOf(match.id);
  const before = log.map(entryOf);
  const people = await squadsOf(author, before);
  const started = hasBegun(log);
  const late = author.revokedAt !== null;
  const open = late ? await openTime(author) : null;
  const room = await roomFor(author, log);
  let highest = Math.max(0, ...log.map(({ entry }) => entry.seq));
  for (const entry of fresh) {
    const code =
      late && !isWithin(open, entry)
        ? "revoked"
        : judged.entries.length >= room
          ? "too_many"
          : entry.seq > highest + FURTHEST_AHEAD
            ? "out_of_order"
            : entryRefusal(entry, {
                role,
                people,
                started,
                before: [...before, ...judged.entries.map(entryOf)],
              });
    if (!code) highest = Math.max(highest, entry.seq);
    if (code) judged.refused.push({ id: entry.id, code });
    else if (judged.entries.every((one) => one.entry.id !== entry.id)) judged.entries.push({ entry, late });
  }
  return judged;
}

const entryOf = ({ entry }: { entry: SheetEntry }): SheetEntry => entry;

/** How many more entries are taken: a team never fills the sheet of its referee. */
async function roomFor({ role, linkId }: Author, log: readonly LoggedEntry[]): Promise<number> {
  const ofSheet = MOST_ENTRIES - log.length;
  if (linkId === null || role === "referee") return ofSheet;
  return Math.min(ofSheet, MOST_OF_TEAM - (await entriesUnder(linkId)));
}

function isWithin(time: Awaited<ReturnType<typeof openTime>>, { at }: SheetEntry): boolean {
  const ms = Date.parse(at);
  return time !== null && ms >= time.from.epochMilliseconds && ms <= time.until.epochMilliseconds;
}

const idIn = (sent: unknown): string =>
  typeof sent === "object" && sent !== null && "id" in sent && typeof sent.id === "string"
    ? sent.id.slice(0, 64)
    : "";
