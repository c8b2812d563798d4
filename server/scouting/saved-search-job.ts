import { z } from "zod";
import { now, TIME_ZONE } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { reportNewMatches } from "./saved-search-report.ts";

/** After this long the same athlete may be new again: who stopped matching and matches once more. */
const KEPT_DAYS = 365;
const HOUR = 7;

/** Before the day's training: who is new in each saved search. */
export const reportSavedSearches = defineJob({
  name: "saved-searches",
  schema: z.object({}),
  async handle() {
    await reportNewMatches(lastHour(now()));
    await client().query("delete from saved_search_matches where found_at < now() - $1 * interval '1 day'", [
      KEPT_DAYS,
    ]);
  },
  schedule: { cron: `0 ${HOUR} * * *`, data: {} },
});

/** A run that is repeated later in the morning looks at the same changes, so that nobody gets a second mail. */
function lastHour(moment: Temporal.Instant): Temporal.Instant {
  const local = moment.toZonedDateTimeISO(TIME_ZONE);
  const today = local.startOfDay().with({ hour: HOUR });
  return (
    Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 })
  ).toInstant();
}
