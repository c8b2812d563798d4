import { z } from "zod";
import * as guardians from "#server/guardians/guardians.server.ts";
import { record } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { log } from "#server/platform/log.server.ts";
import { withdraw } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { FIRST_PUBLICATION } from "./publishing.ts";
import * as queries from "./queries.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockSubject } from "./subject.ts";

const BATCH = 200;

/** Each night: whoever turned 18 takes over their own profile. */
export const handOverAdults = defineJob({
  name: "hand-over-adults",
  schema: z.object({}),
  schedule: { cron: "10 0 * * *", data: {} },
  async handle() {
    const count = await handOver(today());
    if (count > 0) log.info({ count }, "athletes came of age");
  },
});

/** How many were handed over. */
export async function handOver(day: Temporal.PlainDate): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await queries.guardedAdults(day, BATCH);
    for (const id of ids) await handOverOne(id);
    count += ids.length;
    if (ids.length < BATCH) return count;
  }
}

/** The profile stays as it is, public or private; only who decides about it changes. */
function handOverOne(id: string): Promise<void> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    if (!subject?.standing.guardian) return;
    const { athlete, guardian } = await peopleOf(subject);
    await guardians.end(id);
    await withdraw({ kind: FIRST_PUBLICATION, subjectId: id });
    await record({ actorId: null, action: "athlete.came_of_age", subjectType: "athlete", subjectId: id });
    await familyChanged.tell({ athleteId: id, what: "came_of_age" });
    if (athlete) await mails.handedOverToAthlete(athlete, subject.athlete);
    if (guardian) await mails.handedOverToGuardian(guardian, subject.athlete);
  });
}
