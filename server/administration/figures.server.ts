import {
  everyDay,
  SERIES,
  SERIES_DAYS,
  type DayFigure,
  type Figure,
  type SeriesName,
} from "#domain/administration/figures.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, gte } from "#server/platform/database/orm.ts";
import { dailyFigures } from "./tables.ts";

export interface Figures {
  /** Null: the job has not counted it yet. */
  newest: Record<Exclude<Figure, SeriesName>, number | null>;
  series: Record<SeriesName, DayFigure[]>;
  /** The sum or, of subscriptions, the number of the days before those that are shown. */
  before: Record<SeriesName, number>;
  countedAt: Temporal.Instant | null;
}

/** What the job counted last: some hundred small rows, however many athletes there are. */
export async function figures(actor: Actor): Promise<Figures> {
  assertModerator(actor);
  const day = today();
  const rows = await db()
    .select()
    .from(dailyFigures)
    .where(gte(dailyFigures.day, day.subtract({ days: 2 * SERIES_DAYS })))
    .orderBy(desc(dailyFigures.day));
  const of = (figure: Figure) => rows.filter((row) => row.figure === figure);
  const newest = (figure: Figure) => of(figure)[0]?.value ?? null;
  const each = <T>(make: (name: SeriesName) => T) =>
    Object.fromEntries(SERIES.map((name) => [name, make(name)])) as Record<SeriesName, T>;
  return {
    newest: {
      athletes: newest("athletes"),
      clubs: newest("clubs"),
      championships: newest("championships"),
      sponsors: newest("sponsors"),
      stored_bytes: newest("stored_bytes"),
      stored_files: newest("stored_files"),
    },
    series: each((name) => everyDay(name, of(name), day)),
    before: each((name) => {
      const earlier = everyDay(name, of(name), day.subtract({ days: SERIES_DAYS }));
      return name === "active_subscriptions"
        ? earlier.at(-1)!.value
        : earlier.reduce((sum, { value }) => sum + value, 0);
    }),
    countedAt:
      rows
        .map((row) => row.countedAt)
        .toSorted((a, b) => Temporal.Instant.compare(a, b))
        .at(-1) ?? null,
  };
}
