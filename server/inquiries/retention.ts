import { z } from "zod";
import { INQUIRY_DAYS, INQUIRY_KINDS } from "#domain/inquiries/kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, lt, sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { inquiries } from "./tables.ts";

/** Deletes each inquiry after the time that its form promises. */
export const sweepInquiries = defineJob({
  name: "sweep-inquiries",
  schema: z.object({}),
  schedule: { cron: "17 3 * * *", data: {} },
  async handle() {
    for (const kind of INQUIRY_KINDS) {
      const outdated = lt(inquiries.createdAt, sql`now() - make_interval(days => ${INQUIRY_DAYS[kind]})`);
      await db()
        .delete(inquiries)
        .where(and(eq(inquiries.kind, kind), outdated));
    }
  },
});
