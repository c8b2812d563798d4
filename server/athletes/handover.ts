import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { withdraw } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { FIRST_PUBLICATION } from "./publishing.ts";
import * as queries from "./queries.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockSubject } from "./subject.ts";

const BATCH = 200;

/** Each night: whoever turned 18 takes over their own profile. A job each, so that one failure holds up nobody. */
export const handOverAdults = defineJob({
  name: "hand-over-adults",
  schema: z.object({}),
  schedule: { cron: "10 0 * * *", data: {} },
  async handle() {
    for await (const athleteId of dueOn(today()))
      await enqueue(handOverAthlete, { athleteId }, { dedupeKey: athleteId });
  },
});

export const handOverAthlete = defineJob({
  name: "hand-over-athlete",
  schema: z.object({ athleteId: z.uuid() }),
  handle: ({ athleteId }) => handOver(athleteId),
});

/** Adults of this day who still have a guardian. */
export async function* dueOn(day: Temporal.PlainDate): AsyncGenerator<string> {
  let ids: string[] = [];
  do {
    ids = await queries.guardedAdults(day, { after: ids.at(-1), limit: BATCH });
    yield* ids;
  } while (ids.length === BATCH);
}

/** The profile stays as it is, public or private; only who decides about it changes. */
export function handOver(id: string): Promise<void> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    // A birth date may have been corrected since the night.
    if (!subject?.standing.guardian || subject.guarded.minor) return;
    const { athlete, guardian } = await peopleOf(subject);
    await guardians.end(id);
    await withdraw({ kind: FIRST_PUBLICATION, subjectId: id });
    await audit(SYSTEM, "athlete.came_of_age", id);
    await familyChanged.tell({ athleteId: id, what: "came_of_age" });
    if (athlete) await mails.handedOverToAthlete(athlete, subject.athlete);
    if (guardian) await mails.handedOverToGuardian(guardian, subject.athlete);
  });
}
