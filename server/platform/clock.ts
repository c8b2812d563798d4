import { TIME_ZONE } from "#domain/date-time.ts";

export { TIME_ZONE };

/** The two clocks of the product. Rules never call them: they receive `now` or `today`. */
export const now = (): Temporal.Instant => Temporal.Now.instant();
export const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(TIME_ZONE);
