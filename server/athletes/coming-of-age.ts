import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { withdraw } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import * as media from "#server/media/media.ts";
import { athletesWithWishes } from "./change-queries.ts";
import { passMediaToStaff } from "./media-flow.ts";
import { peopleOf } from "./people.ts";
import { applyOwnWishes } from "./pending-changes.ts";
import * as queries from "./queries.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

const BATCH = 500;

// Jobs wait in the database under their names: these two keep the ones they had first.

/** Each night: whoever turned 18 decides about their own profile. A job each, so that one failure holds up nobody. */
export const findAthletesOfAge = defineJob({
  name: "hand-over-adults",
  schema: z.object({}),
  schedule: { cron: "10 0 * * *", data: {} },
  async handle() {
    for await (const athleteId of adultsWithGuardian(today()))
      await enqueue(endGuardianshipOfAdult, { athleteId }, { dedupeKey: athleteId });
    // Those whom nobody answers for are not among them.
    for (const read of [withWaitingMedia, athletesWithWishes])
      for await (const ids of inBatches(read))
        for (const id of await queries.adultsAmong(ids, today())) await inTransaction(() => passAlone(id));
  },
});

export const endGuardianshipOfAdult = defineJob({
  name: "hand-over-athlete",
  schema: z.object({ athleteId: z.uuid() }),
  handle: ({ athleteId }) => endGuardianshipOf(athleteId),
});

/** Adults of this day who still have a guardian, or someone invited to be one. */
export async function* adultsWithGuardian(day: Temporal.PlainDate): AsyncGenerator<string> {
  for await (const ids of inBatches(guardians.athletesWithGuardianship))
    yield* await queries.adultsAmong(ids, day);
}

interface Page {
  after: string | undefined;
  limit: number;
}

const withWaitingMedia = (page: Page) => media.ownersWithItemsIn("athlete", "guardian", page);

async function* inBatches(read: (page: Page) => Promise<string[]>): AsyncGenerator<string[]> {
  let ids: string[] = [];
  do {
    ids = await read({ after: ids.at(-1), limit: BATCH });
    yield ids;
  } while (ids.length === BATCH);
}

/** The profile stays as it is, public or private; only who decides about it changes. */
export function endGuardianshipOf(id: string): Promise<void> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    // The birth date may have been corrected after the night's search.
    if (!profile || profile.policyFacts.minor) return;
    if (isAlone(profile)) return;
    const people = await peopleOf(profile);
    await passToAthlete(profile);
    await withdraw({ kind: "first_publication", subjectId: id });
    await audit(SYSTEM, "athlete.came_of_age", id);
    if (people.athlete) await mails.cameOfAgeToAthlete(people.athlete, profile.athlete);
    for (const guardian of people.guardians) await mails.cameOfAgeToGuardian(guardian, profile.athlete);
  });
}

/** Nobody answers for the athlete, and nobody was asked to. */
const isAlone = ({ guardianship }: AthleteWithGuardianship): boolean =>
  guardianship.guardians.length === 0 && !guardianship.invited;

async function passAlone(id: string): Promise<void> {
  const profile = await lockWithGuardianship(id);
  if (profile && !profile.policyFacts.minor && isAlone(profile)) await passToAthlete(profile);
}

/** An adult decides alone, also about what waited for a guardian. Inside the transaction that holds the profile. */
export async function passToAthlete(profile: AthleteWithGuardianship): Promise<void> {
  const athleteId = profile.athlete.id;
  await guardians.endAll(athleteId);
  await applyOwnWishes(profile);
  await passMediaToStaff(athleteId);
  await familyChanged.tell({ athleteId, what: "came_of_age" });
}
