import type { SheetEntry, SheetEvent, Half } from "#domain/championships/sheet-entries.ts";
import { entrySchema } from "#domain/championships/sheet-schema.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import { movesBegunMatch, standingBefore, standingOf } from "../decisions/begun-matches.ts";
import { championshipMatches, type SheetResult } from "../matches/tables.ts";
import type { Organising } from "../own.ts";
import { championshipCategories } from "../tables.ts";
import { settle } from "../tables-job.ts";
import { authorOf, lockSheet } from "./author.ts";
import { resultOf, tellOf } from "./closing.server.ts";
import { entryRefusal, type EntryRefusal } from "./judge-entry.ts";
import { entriesOf, storeEntries } from "./log-rows.ts";
import { bumpVersion } from "./match.ts";
import * as mails from "./sheet-mails.ts";
import { squadsOf } from "./squads.ts";
import { sheetCorrections, sheetSignatures } from "./tables.ts";

/** Where in the match something belongs that was missing on the sheet. */
type AddedEvent = SheetEvent & { half: Half; minute: number; added: number | null };

interface Correction {
  reason: string;
  /** Entries that were wrong. */
  undo: readonly string[];
  /** What was missing. */
  add: readonly AddedEvent[];
}

type CorrectProblem =
  | { code: "not_found" | "no_teams" | "still_open" | "nothing_to_correct" }
  /** A decision gave it its result: there is no sheet to correct. */
  | { code: "not_played" }
  /** Another team would go on, and the match that it would play has begun without it. */
  | { code: "next_match_begun" }
  | { code: "entry_refused"; why: EntryRefusal };

/**
 * One act that mends a closed sheet: entries are hidden and added, never edited, and the correction keeps the result
 * before and after it. The sheet stays closed meanwhile; what both teams said of it is outdated and they are asked again.
 */
export function correctSheet(
  organising: Organising,
  matchId: string,
  { reason, undo, add }: Correction,
): Promise<Result<SheetResult, CorrectProblem>> {
  return inTransaction(async (): Promise<Result<SheetResult, CorrectProblem>> => {
    const found = await authorOf(organising, matchId);
    if (!found.ok) return found;
    const category = await lockLive(championshipCategories, found.value.category.id);
    const locked = await lockSheet(found.value);
    if (!locked.ok) return locked;
    if (!category) return err({ code: "not_found" });
    const author = locked.value;
    const { match } = author;
    if (match.state !== "closed" || !match.result) return err({ code: "still_open" });
    if (match.sheetVersion === 0) return err({ code: "not_played" });
    const before = await entriesOf(match.id);
    const events: AddedEvent[] = [
      ...undo
        .filter((id) => before.some((entry) => entry.id === id && entry.kind !== "undo"))
        .map((of) => ({ kind: "undo" as const, of, half: 1 as const, minute: 0, added: null })),
      ...add,
    ];
    if (events.length === 0) return err({ code: "nothing_to_correct" });
    const entries = numbered(events, before);
    const people = await squadsOf(author, before);
    for (const entry of entries) {
      const refusal = entrySchema.safeParse(entry).success
        ? entryRefusal(entry, { role: "organiser", people, started: true, before })
        : "unreadable";
      if (refusal) return err({ code: "entry_refused", why: refusal });
    }
    const after = resultOf(author, foldSheet([...before, ...entries]));
    const standing = await standingBefore(category);
    const [correction] = await db()
      .insert(sheetCorrections)
      .values({ matchId: match.id, reason, before: match.result, after, correctedBy: author.userId })
      .returning({ id: sheetCorrections.id });
    await storeEntries(
      { matchId: match.id, linkId: null, userId: author.userId, correctionId: correction!.id },
      entries.map((entry) => ({ entry, late: false })),
    );
    await db()
      .update(championshipMatches)
      .set({ ...bumpVersion, result: after })
      .where(eq(championshipMatches.id, match.id));
    if (movesBegunMatch(standing, await standingOf(category))) return err({ code: "next_match_begun" });
    await db()
      .update(sheetSignatures)
      .set({ outdatedAt: sql`now()` })
      .where(
        and(
          eq(sheetSignatures.matchId, match.id),
          inArray(sheetSignatures.role, ["home", "away"]),
          isNull(sheetSignatures.outdatedAt),
        ),
      );
    await audit(organising.actor, "championship.sheet_corrected", author.championship.id);
    await tellOf(author);
    // Until the job comes somebody could begin the next match with a team that is out.
    await settle(category.id);
    for (const role of ["home", "away"] as const) await mails.toAcceptAgain(author, role, reason);
    return ok(after);
  });
}

function numbered(events: readonly AddedEvent[], before: readonly SheetEntry[]): SheetEntry[] {
  const last = Math.max(0, ...before.map(({ seq }) => seq));
  return events.map((event, at) => ({
    ...event,
    id: crypto.randomUUID(),
    seq: last + 1 + at,
    device: "correcao",
    at: now().toString(),
  }));
}
