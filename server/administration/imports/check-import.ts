import { z } from "zod";
import type { ImportKind } from "#domain/imports/kinds.ts";
import * as athletes from "#server/athletes/imported/imported.ts";
import * as clubs from "#server/clubs/imported.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { readInChild } from "./child.ts";
import { openFile, removeFile } from "./files.ts";
import { isAthleteLine, isClubLine, type FoundBatch } from "./found.ts";
import * as queries from "./queries.ts";

/**
 * The dry run: reads the file in a process of its own, keeps its lines aside, and says what is wrong, what is new and
 * what is here already. The file is erased when it has been read.
 */
export const checkImport = defineJob({
  name: "check-import",
  schema: z.object({ importId: z.uuid() }),
  retries: 2,
  firstRetrySeconds: 5,

  async handle({ importId }, run) {
    const found = await queries.findImport(importId);
    if (found?.state !== "checking") return;
    try {
      await check(importId, found.kind, run.signal);
      await run.finish(() => queries.endCheck(importId));
    } catch (error) {
      if (error instanceof Canceled) return;
      if (!run.lastAttempt) throw error;
      await inTransaction(() => queries.giveUp(importId, "checking", "failed"));
      await removeFile(importId);
      throw error;
    }
    await removeFile(importId);
  },
});

class Canceled extends Error {}

async function check(id: string, kind: ImportKind, signal: AbortSignal): Promise<void> {
  const file = await openFile(id);
  // Canceling removes the file first.
  if (!file)
    throw (await queries.findImport(id))?.state === "checking"
      ? new Error("the file is gone")
      : new Canceled();
  await queries.clearCheck(id);
  await readInChild(
    { kind, today: today().toString() },
    file.stream,
    async (told) => {
      if ("file" in told) return queries.noteFile(id, told.file);
      const known = await knownIn(told.batch);
      if (!(await inTransaction(() => queries.addBatch(id, told.batch, known)))) throw new Canceled();
    },
    signal,
  );
}

async function knownIn({ rows }: FoundBatch): Promise<Set<number>> {
  const lines = rows.map(({ data }) => data);
  if (lines.length === 0) return new Set();
  return lines.every(isAthleteLine) ? athletes.knownAmong(lines) : clubs.knownAmong(lines.filter(isClubLine));
}
