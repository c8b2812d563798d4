import { z } from "zod";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { keptFiles, removeFile } from "./files.ts";
import * as queries from "./queries.ts";

const AT_ONCE = 500;

/** Ends what nobody goes on with, and erases files and lines that nobody needs. */
export const sweepImports = defineJob({
  name: "sweep-imports",
  schema: z.object({}),
  schedule: { cron: "20 * * * *", data: {} },
  async handle() {
    for (const { id, state } of await queries.findAbandoned(AT_ONCE)) {
      await inTransaction(() => queries.giveUp(id, state, state === "ready" ? "canceled" : "failed"));
    }
    await removeUnneeded(await Array.fromAsync(keptFiles()));
    await queries.sweepProblems();
  },
});

async function removeUnneeded(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const needed = await queries.stillReading(part);
    for (const id of part) if (!needed.has(id)) await removeFile(id);
  }
}
