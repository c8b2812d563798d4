import { z } from "zod";
import { defineJob } from "#server/platform/jobs/job.ts";
import { deleteOutdated } from "./queries.ts";

/** Keeps the word that the forms give about how long they are kept. */
export const sweepInquiries = defineJob({
  name: "sweep-inquiries",
  schema: z.object({}),
  handle: async () => void (await deleteOutdated()),
  schedule: { cron: "17 3 * * *", data: {} },
});
