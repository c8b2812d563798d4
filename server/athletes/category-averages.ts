import { z } from "zod";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";

// Any constant will do, as long as no other lock of the product uses it.
const LOCK = 7_305_223;

/** Makes the averages of every marked category anew, from the public athletes that are in it now. */
export async function refreshCategoryAverages(): Promise<number> {
  return inTransaction(async () => {
    // One at a time: otherwise a run that read earlier could write last.
    await client().query("select pg_advisory_xact_lock($1)", [LOCK]);
    const { rowCount } = await client().query(REFRESH);
    return rowCount ?? 0;
  });
}

/** At most a minute behind, like cached pages. */
export const keepCategoryAverages = defineJob({
  name: "category-averages",
  schema: z.object({}),
  handle: async () => void (await refreshCategoryAverages()),
  schedule: { cron: "* * * * *", data: {} },
});

const MEASURES = [
  "games",
  "goals",
  "assists",
  "yellow_cards",
  "red_cards",
  "minutes_played",
  "pass_accuracy",
  "successful_dribbles",
];

// A mark and what caused it are committed together, so one statement sees both or neither.
const REFRESH = `with taken as (delete from category_marks returning birth_year, position_group, modality),
marked as (select distinct birth_year, position_group, modality from taken)
insert into category_averages (birth_year, position_group, modality, athletes, ${MEASURES.join(", ")})
select m.birth_year, m.position_group, m.modality, count(s.athlete_id),
  ${MEASURES.map((measure) => `coalesce(avg(s.${measure}), 0)`).join(", ")}
from marked m
left join (athletes a join athlete_stats s on s.athlete_id = a.id)
  on a.visibility = 'public' and a.birthdate between make_date(m.birth_year, 1, 1) and make_date(m.birth_year, 12, 31)
  and a.position_group = m.position_group and a.modality = m.modality
group by m.birth_year, m.position_group, m.modality
on conflict (birth_year, position_group, modality) do update
set athletes = excluded.athletes, ${MEASURES.map((measure) => `${measure} = excluded.${measure}`).join(", ")}`;
