/** What is counted as it stands: the newest number is the one that holds. */
const STOCKS = [
  "athletes",
  "clubs",
  "championships",
  "sponsors",
  "active_subscriptions",
  "stored_bytes",
  "stored_files",
] as const;
/** What is counted of each day. */
const FLOWS = ["sign_ups", "trials", "revenue_cents"] as const;

export const FIGURES = [...STOCKS, ...FLOWS] as const;
export type Figure = (typeof FIGURES)[number];

/** Shown as a line of days. */
export const SERIES = ["sign_ups", "active_subscriptions", "revenue_cents", "trials"] as const;
export type SeriesName = (typeof SERIES)[number];

export interface DayFigure {
  day: Temporal.PlainDate;
  value: number;
}

export const SERIES_DAYS = 30;

/**
 * The last days one by one, today as the last. A flow that was not counted is nothing; a stock stays as it was
 * counted last, and is nothing before it was counted first.
 */
export function everyDay(
  figure: Figure,
  counted: readonly DayFigure[],
  today: Temporal.PlainDate,
  days = SERIES_DAYS,
): DayFigure[] {
  const byDay = new Map(counted.map(({ day, value }) => [day.toString(), value]));
  const first = today.subtract({ days: days - 1 });
  const stock = STOCKS.some((name) => name === figure);
  let last = stock ? valueBefore(first, counted) : 0;
  return Array.from({ length: days }, (_, index) => {
    const day = first.add({ days: index });
    const value = byDay.get(day.toString()) ?? (stock ? last : 0);
    last = value;
    return { day, value };
  });
}

function valueBefore(day: Temporal.PlainDate, counted: readonly DayFigure[]): number {
  const earlier = counted.filter((one) => Temporal.PlainDate.compare(one.day, day) < 0);
  return earlier.toSorted((a, b) => Temporal.PlainDate.compare(b.day, a.day))[0]?.value ?? 0;
}
