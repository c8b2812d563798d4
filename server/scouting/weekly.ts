import { z } from "zod";
import { TIME_ZONE } from "#domain/date-time.ts";
import { lastWeek, somethingHappened, type Week, type WeekOfAthlete } from "#domain/guardians/week.ts";
import type { Member } from "#domain/identity/actor.ts";
import { decidedInWeek } from "#server/athletes/rights.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { isGuardian } from "#domain/athletes/policy.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { contactsOf } from "#server/messages/messages.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { waitingFor } from "#server/registrations/guardian-desk.server.ts";
import { weeklySummaryMail } from "./weekly-mail.ts";

const BATCH = 500;

/** Each Monday: a job for every guardian who wants the summary, so that one failure holds up nobody. */
export const weeklySummaries = defineJob({
  name: "weekly-summaries",
  schema: z.object({}),
  schedule: { cron: "0 9 * * 1", data: {} },
  async handle() {
    const from = String(lastWeek(today()).from);
    for await (const userId of guardiansWanting())
      await enqueue(weeklySummary, { userId, from }, { dedupeKey: `${userId}:${from}` });
  },
});

async function* guardiansWanting(): AsyncGenerator<string> {
  let ids: string[] = [];
  do {
    ids = await guardians.guardiansAfter({ after: ids.at(-1), limit: BATCH });
    yield* await guardians.wantingWeekly(ids);
  } while (ids.length === BATCH);
}

export const weeklySummary = defineJob({
  name: "weekly-summary",
  schema: z.object({ userId: z.uuid(), from: z.iso.date() }),
  handle: async ({ userId, from }) => {
    const monday = Temporal.PlainDate.from(from);
    await inTransaction(() => summarise(userId, { from: monday, until: monday.add({ days: 7 }) }));
  },
});

/** One mail for a guardian and a week, however often the job runs; none when nothing happened. */
export async function summarise(userId: string, week: Week): Promise<void> {
  const [wanted] = await guardians.wantingWeekly([userId]);
  const person = wanted && (await identity.findById(userId));
  if (!person) return;
  const athletes = await weekOf(userId, week);
  const actor: Member = { kind: "member", userId, role: "user", profile: null };
  const waiting = await waitingFor(actor);
  if (athletes.length === 0 || !somethingHappened(athletes, waiting)) return;
  await weeklySummaryMail(person, { athletes, waiting, week });
}

/** A query for each kind of event, however many athletes the guardian has. */
async function weekOf(userId: string, week: Week): Promise<WeekOfAthlete[]> {
  const all = await responsibleForAll(await guardians.athletesOf(userId));
  const wards = [...all].filter(([, athlete]) => !athlete.deleted && isGuardian(athlete, userId));
  const ids = wards.map(([id]) => id);
  if (ids.length === 0) return [];
  const [clubs, contacts, decided] = await Promise.all([
    clubsThatLooked(ids, week),
    contactsOf(ids, instantsOf(week)),
    decidedInWeek(ids, instantsOf(week)),
  ]);
  return wards.map(([id, { name }]) => ({
    athleteName: name,
    clubs: clubs.get(id) ?? 0,
    contacts: contacts.get(id) ?? 0,
    media: decided.get(id)?.media ?? 0,
    changes: decided.get(id)?.changes ?? 0,
  }));
}

const instantsOf = ({ from, until }: Week) => ({
  from: from.toZonedDateTime(TIME_ZONE).toInstant(),
  until: until.toZonedDateTime(TIME_ZONE).toInstant(),
});

async function clubsThatLooked(ids: readonly string[], { from, until }: Week): Promise<Map<string, number>> {
  const { rows } = await client().query<{ id: string; total: number }>(
    `select athlete_id as id, count(distinct club_id)::int as total from profile_views
     where athlete_id = any($1::uuid[]) and day >= $2::date and day < $3::date group by athlete_id`,
    [ids, String(from), String(until)],
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}
