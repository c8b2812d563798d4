import { z } from "zod";
import type { DayFigure, Figure } from "#domain/administration/figures.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as billing from "#server/billing/staff-view.ts";
import * as championships from "#server/championships/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import * as identity from "#server/identity/staff-view.ts";
import * as media from "#server/media/staff-view.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import * as sponsors from "#server/sponsors/staff-view.ts";
import { dailyFigures } from "./tables.ts";

/** Who withdraws within seven days gets everything back: until then a day's revenue may change. */
const UNSETTLED_DAYS = 8;
/** How far the first run looks back. */
const FIRST_DAYS = 90;

/**
 * Counts for the dashboard every ten minutes. Counting a million rows takes a while: nobody waits for it here.
 */
export const countFiguresRegularly = defineJob({
  name: "count-figures",
  schema: z.object({}),
  schedule: { cron: "*/10 * * * *", data: {} },
  handle: () => countFigures(),
});

export async function countFigures(): Promise<void> {
  const day = today();
  const days = (await isFirst()) ? FIRST_DAYS : UNSETTLED_DAYS;
  const since = day.subtract({ days: days - 1 });
  // One after the other: a dashboard is no reason to take every connection.
  const stored = await media.stored(SYSTEM);
  const stocks: [Figure, number][] = [
    ["athletes", await athletes.count(SYSTEM)],
    ["clubs", await clubs.count(SYSTEM)],
    ["championships", await championships.countActive(SYSTEM)],
    ["sponsors", await sponsors.count(SYSTEM)],
    ["stored_bytes", stored.bytes],
    ["stored_files", stored.files],
  ];
  const sold = await billing.figuresByDay(SYSTEM, { since, until: day });
  const ofDays: [Figure, readonly DayFigure[]][] = [
    ["sign_ups", await identity.signUpsByDay(SYSTEM, { since, until: day })],
    ["trials", sold.trials],
    ["revenue_cents", sold.revenueCents],
    ["active_subscriptions", sold.active],
  ];
  await write([
    ...stocks.map(([figure, value]) => ({ figure, day, value })),
    ...ofDays.flatMap(([figure, all]) => all.map((one) => ({ figure, ...one }))),
  ]);
}

async function isFirst(): Promise<boolean> {
  const rows = await db().select({ day: dailyFigures.day }).from(dailyFigures).limit(1);
  return rows.length === 0;
}

const write = (rows: (typeof dailyFigures.$inferInsert)[]) =>
  db()
    .insert(dailyFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyFigures.figure, dailyFigures.day],
      set: { value: sql`excluded.value`, countedAt: sql`now()` },
    });
