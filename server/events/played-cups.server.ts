import type { Picture } from "#domain/media/picture.ts";
import { statusOfChampionship } from "#server/championships/championships.ts";
import { shownPicture } from "#server/media/media.ts";
import { now, TIME_ZONE, today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, sql, type SQL } from "#server/platform/database/orm.ts";
import { PUBLIC_SQL } from "./calendar-queries.ts";
import { events } from "./tables.ts";

export interface PlayedCup {
  id: string;
  title: string;
  type: "campeonato";
  startsAt: string;
  endsAt: string | null;
  timeZone: string;
  city: string | null;
  state: string | null;
  imageUrl: string | null;
  picture: Picture | null;
}

/** Where a page of them ends. */
interface Edge {
  at: Temporal.Instant;
  id: string;
}

/**
 * Championships that are being played, or that are over, the last begun first. Their own status says it; before the
 * first sheet is closed, and for those that are not run with us, the days of the event do.
 */
export async function playedCups({
  when,
  after,
  limit,
}: {
  when: "running" | "finished";
  after: Edge | null;
  limit: number;
}): Promise<{ cups: PlayedCup[]; next: Edge | null }> {
  const { id, title, startsAt, endsAt, timeZone, city, state, imageUrl } = events;
  const picture = sql<Picture | null>`${sql.raw(shownPicture("events.picture_id"))}`;
  const rows = await db()
    .select({ id, title, startsAt, endsAt, timeZone, city, state, imageUrl, picture })
    .from(events)
    .where(
      and(
        sql.raw(PUBLIC_SQL),
        eq(events.type, "campeonato"),
        when === "running" ? isRunning() : isFinished(),
        after
          ? sql`(${events.startsAt}, ${events.id}) < (${String(after.at)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    cups: page.map((row) => ({
      ...row,
      type: "campeonato" as const,
      startsAt: row.startsAt.toString(),
      endsAt: row.endsAt && row.endsAt.toString(),
    })),
    next: rows.length > limit && last ? { at: last.startsAt, id: last.id } : null,
  };
}

const STATUS = sql.raw(statusOfChampionship("events.championship_id"));

const isRunning = (): SQL => sql`(${STATUS} = 'ongoing' or (coalesce(${STATUS}, 'upcoming') = 'upcoming'
  and ${events.startsAt} <= ${String(now())} and ${events.endsAt} >= ${startOfToday()}))`;

const isFinished = (): SQL => sql`(${STATUS} = 'finished' or (coalesce(${STATUS}, 'upcoming') = 'upcoming'
  and coalesce(${events.endsAt}, ${events.startsAt}) < ${startOfToday()}))`;

const startOfToday = (): string => String(today().toZonedDateTime(TIME_ZONE).toInstant());
