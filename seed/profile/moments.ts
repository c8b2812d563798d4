import type { Random } from "#drawing/random.ts";

const ZONE = "America/Sao_Paulo";

/** An hour of the waking day, some days before today: never in the future. */
export const momentBefore = (today: Temporal.PlainDate, daysAgo: number, random: Random): Temporal.Instant =>
  today
    .subtract({ days: Math.max(1, daysAgo) })
    .toZonedDateTime({
      timeZone: ZONE,
      plainTime: { hour: random.int(8, 21), minute: random.int(0, 59), second: random.int(0, 59) },
    })
    .toInstant();
