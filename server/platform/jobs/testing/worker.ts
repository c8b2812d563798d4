import { z } from "zod";
import { client, connect } from "#server/platform/database/database.ts";
import { defineJob, startWorkers, type Run } from "#server/platform/jobs/jobs.ts";

/** Says how far a job came, then waits to be killed; later tries go through. */
const pauseAt = async (point: string, run: Run) => {
  if (run.attempt > 1) return;
  process.stdout.write(`${point}\n`);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
};

export const fragile = defineJob({
  name: "fragile",
  schema: z.object({ dies: z.enum(["before", "inside", "never"]) }),
  concurrency: 3,
  firstRetrySeconds: 1,
  async handle({ dies }, run) {
    if (dies === "before") await pauseAt("before", run);
    await run.finish(async () => {
      await client().query("insert into effects (job) values ($1)", [dies]);
      if (dies === "inside") await pauseAt("inside", run);
    });
  },
});

if (import.meta.main && process.argv[2]) {
  const connection = JSON.parse(process.argv[2]);
  connect(connection);
  await startWorkers([fragile], { connection, recoverySeconds: 10, pollSeconds: 1 });
  process.stdout.write("ready\n");
}
