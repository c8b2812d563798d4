import type { MoveForm, ScheduleForm } from "#domain/championships/schedule-fields.ts";
import { expectOk } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import type { Organising } from "../../own.ts";
import { propose, saveKickOffs } from "../kick-offs.server.ts";
import { tellTeams } from "../notices.ts";

export const DAY = today().add({ days: 20 });
export const time = (text: string) => Temporal.PlainTime.from(text);

export const schedule = (fields: readonly string[], change: Partial<ScheduleForm> = {}): ScheduleForm => ({
  days: [
    { date: DAY, from: time("08:00"), to: time("18:00") },
    { date: DAY.add({ days: 1 }), from: time("08:00"), to: time("18:00") },
  ],
  fields,
  matchMinutes: 80,
  breakMinutes: 10,
  restHours: 3,
  again: false,
  ...change,
});

export const move = (change: Partial<MoveForm>): MoveForm => ({
  date: DAY,
  time: time("08:00"),
  field: null,
  referee: null,
  confirmed: false,
  ...change,
});

export async function saveProposal(organising: Organising, categoryId: string, form: ScheduleForm) {
  const { mark } = expectOk(await propose(organising, categoryId, form));
  return saveKickOffs(organising, categoryId, { form, mark });
}

/** The queue is worked off by a worker elsewhere; here by hand. */
export async function runNotices(championshipId: string): Promise<void> {
  const { rows } = await client().query<{ id: string; data: Parameters<typeof tellTeams.handle>[0] }>(
    `delete from pgboss.job where name = 'championship-tell-teams' and data->>'championshipId' = $1 returning id, data`,
    [championshipId],
  );
  for (const { data } of rows) await tellTeams.handle(data, undefined as never);
}
