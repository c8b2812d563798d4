import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/imported/imported.ts";
import * as clubs from "#server/clubs/imported.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction, outsideTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import * as queries from "./queries.ts";

const BATCH = 200;
const ADD = { athletes: athletes.addImported, clubs: clubs.addImported };

/** All lines of a checked file in one transaction, or none. Mails nobody. */
export const runImport = defineJob({
  name: "run-import",
  schema: z.object({ importId: z.uuid() }),
  retries: 2,
  firstRetrySeconds: 5,

  async handle({ importId }, run) {
    try {
      await run.finish(() => importAll(importId));
    } catch (error) {
      if (!run.lastAttempt) throw error;
      await inTransaction(() => queries.giveUp(importId, "importing", "failed"));
      throw error;
    }
  },
});

/** Inside the caller's transaction. */
export async function importAll(id: string): Promise<void> {
  const found = await queries.findImport(id);
  if (found?.state !== "importing") return;
  await queries.lockRuns(found.kind);
  // The table of lines is emptied by a crash of the database: a part of a file is never imported for the whole.
  if ((await queries.countRows(id)) !== found.rows) throw new Error("lines of a checked file are gone");
  await queries.handOver(id);
  let [added, done, after] = [0, 0, 0];
  for (;;) {
    const piece = await queries.pieceAfter(id, after, BATCH);
    if (!piece) break;
    const { upTo, seen } = piece;
    added += await ADD[found.kind](SYSTEM, id, { after, upTo });
    after = upTo;
    done += seen;
    const soFar = done;
    // Seen at once by who waits, while all else of this transaction is not.
    await outsideTransaction(() => queries.noteProgress(id, soFar));
  }
  await queries.deleteRows(id);
  if (!(await queries.endRun(id, added))) throw new Error("the import was ended by another run");
  await audit(found.confirmedBy, "import.finished", id);
}
