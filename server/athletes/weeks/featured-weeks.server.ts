import { z } from "zod";
import type { FeaturedWeekInput, WeekState } from "#domain/athletes/featured-weeks.ts";
import type { Visibility } from "#domain/athletes/attributes.ts";
import { isStaff, SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now, today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, count, desc, eq, gte, isNotNull, isNull, lte, ne, sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { movedTo } from "../former-addresses.ts";
import { athletes } from "../tables.ts";
import { featuredWeeks } from "./tables.ts";

const MOST = 60;
/** Of the future: more than this nobody plans, and the home page shows three at a time. */
const MOST_AHEAD = 40;

interface FeaturedWeek {
  id: string;
  athlete: { name: string; subdomain: string; visibility: Visibility };
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
  state: WeekState;
}

/** The latest first: what comes, what is shown, and what was. */
export async function weeksForStaff(actor: Actor): Promise<FeaturedWeek[]> {
  if (!isStaff(actor)) return [];
  const rows = await db()
    .select({
      week: featuredWeeks,
      name: athletes.name,
      subdomain: athletes.subdomain,
      visibility: athletes.visibility,
    })
    .from(featuredWeeks)
    .innerJoin(athletes, and(eq(athletes.id, featuredWeeks.athleteId), live(athletes)))
    .orderBy(desc(featuredWeeks.from), desc(featuredWeeks.id))
    .limit(MOST);
  return rows.map(({ week: { id, from, until, begunAt, endedAt }, ...athlete }) => ({
    id,
    athlete,
    from,
    until,
    state: endedAt ? "over" : begunAt ? "running" : "waiting",
  }));
}

export async function countWeeks(actor: Actor): Promise<{ running: number; waiting: number }> {
  if (!isStaff(actor)) return { running: 0, waiting: 0 };
  const [row] = await db()
    .select({ running: count(featuredWeeks.begunAt), all: count() })
    .from(featuredWeeks)
    .innerJoin(athletes, and(eq(athletes.id, featuredWeeks.athleteId), live(athletes)))
    .where(isNull(featuredWeeks.endedAt));
  return { running: row!.running, waiting: row!.all - row!.running };
}

type ScheduleProblem = "not_allowed" | "athlete_unknown" | "over_already" | "overlaps" | "too_many";

/** From its first day to its last the athlete is featured, while the profile is public. What begins today begins now. */
export function scheduleWeek(
  actor: Actor,
  { athlete: address, from, until }: FeaturedWeekInput,
): Promise<Result<{ name: string; visible: boolean }, ScheduleProblem>> {
  return inTransaction(async (): Promise<Result<{ name: string; visible: boolean }, ScheduleProblem>> => {
    if (!isStaff(actor)) return err("not_allowed");
    if (Temporal.PlainDate.compare(until, today()) < 0) return err("over_already");
    // Nobody takes the former address of another, so that one that leads somewhere means that profile.
    const subdomain = (await movedTo(actor, address))?.subdomain ?? address;
    // Locked, so that two weeks of one athlete are compared one after the other.
    const [athlete] = await db()
      .select({ id: athletes.id, name: athletes.name, visibility: athletes.visibility })
      .from(athletes)
      .where(and(eq(athletes.subdomain, subdomain), live(athletes)))
      .for("update");
    if (!athlete) return err("athlete_unknown");
    const open = and(eq(featuredWeeks.athleteId, athlete.id), isNull(featuredWeeks.endedAt));
    const [other] = await db()
      .select({ id: featuredWeeks.id })
      .from(featuredWeeks)
      .where(and(open, lte(featuredWeeks.from, until), gte(featuredWeeks.until, from)))
      .limit(1);
    if (other) return err("overlaps");
    if ((await countWeeks(actor)).waiting >= MOST_AHEAD) return err("too_many");
    await db().insert(featuredWeeks).values({ athleteId: athlete.id, from, until });
    await audit(actor, "athlete.week_scheduled", athlete.id);
    await turnWeeks();
    return ok({ name: athlete.name, visible: athlete.visibility === "public" });
  });
}

/** A week that has not begun is gone; one that is shown ends now. */
export function cancelWeek(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!isStaff(actor)) return err("not_found");
    const [week] = await db()
      .select()
      .from(featuredWeeks)
      .where(and(matchesId(featuredWeeks.id, id), isNull(featuredWeeks.endedAt)))
      .for("update");
    if (!week) return err("not_found");
    await audit(actor, "athlete.week_cancelled", week.athleteId);
    if (week.begunAt) await endWeek(week);
    else await db().delete(featuredWeeks).where(eq(featuredWeeks.id, week.id));
    return ok(null);
  });
}

/** At midnight in São Paulo weeks begin and end; the database announces it, and the cached pages are made anew. */
export const turnFeaturedWeeks = defineJob({
  name: "feature-weeks",
  schema: z.object({}),
  schedule: { cron: "0 0 * * *", data: {} },
  handle: () => inTransaction(turnWeeks),
});

/** What ends today is over before the next one begins, so that one athlete may follow on themselves. */
async function turnWeeks(): Promise<void> {
  const due = await db()
    .select()
    .from(featuredWeeks)
    .where(and(isNull(featuredWeeks.endedAt), lte(featuredWeeks.from, today())))
    .orderBy(featuredWeeks.from, featuredWeeks.id)
    .for("update");
  const isOver = ({ until }: (typeof due)[number]) => Temporal.PlainDate.compare(until, today()) < 0;
  for (const week of due.filter(isOver)) await endWeek(week);
  for (const week of due.filter((one) => !isOver(one) && !one.begunAt)) {
    await db().update(featuredWeeks).set({ begunAt: now() }).where(eq(featuredWeeks.id, week.id));
    await setFeatured(week.athleteId, true);
  }
}

async function endWeek({ id, athleteId }: typeof featuredWeeks.$inferSelect): Promise<void> {
  await db().update(featuredWeeks).set({ endedAt: now() }).where(eq(featuredWeeks.id, id));
  const [running] = await db()
    .select({ id: featuredWeeks.id })
    .from(featuredWeeks)
    .where(
      and(
        eq(featuredWeeks.athleteId, athleteId),
        ne(featuredWeeks.id, id),
        isNotNull(featuredWeeks.begunAt),
        isNull(featuredWeeks.endedAt),
      ),
    )
    .limit(1);
  if (!running) await setFeatured(athleteId, false);
}

/** Also of a deleted profile: an undo brings it back with the mark that it should have by then. */
async function setFeatured(athleteId: string, featured: boolean): Promise<void> {
  const changed = await db()
    .update(athletes)
    .set({ featured, updatedAt: sql`now()` })
    .where(and(eq(athletes.id, athleteId), ne(athletes.featured, featured)))
    .returning({ id: athletes.id });
  if (changed.length > 0)
    await audit(SYSTEM, featured ? "athlete.featured" : "athlete.unfeatured", athleteId, ["featured"]);
}
