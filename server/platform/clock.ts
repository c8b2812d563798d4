import { TIME_ZONE } from "#domain/date-time.ts";

export { TIME_ZONE };

/** The two clocks of the product. Rules never call them: they receive `now` or `today`. */
export const now = (): Temporal.Instant => Temporal.Now.instant();

let [second, date] = [0, Temporal.PlainDate.from("1970-01-01")];

/** Asked several times a page, and made once a second: a day begins on a whole one. */
export function today(): Temporal.PlainDate {
  const current = Math.floor(Date.now() / 1000);
  if (current !== second) [second, date] = [current, Temporal.Now.plainDateISO(TIME_ZONE)];
  return date;
}
