import { z } from "zod";
import { FEWEST_COMPARED } from "#domain/athletes/comparison.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { FEWEST_MINUTES, type RadarMeasure } from "#domain/scouting/percentiles.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { markOf } from "./search-columns.ts";

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

const COUNTS = ["games", "goals", "assists", "yellow_cards", "red_cards", "minutes"];
const PERCENTAGES = ["pass_accuracy", "successful_dribbles"];
const MEASURES = [...COUNTS, ...PERCENTAGES];

const sumOf = (count: string) => `sum(s.${count}) as ${count}`;

// The minutes of the seasons that state this percentage, and the percentage times these minutes.
const weightsOf = (
  percentage: string,
) => `sum(s.minutes) filter (where s.${percentage} is not null) as ${percentage}_minutes,
    sum(s.${percentage}::bigint * s.minutes) as ${percentage}_weighted`;

const averageOf = (count: string) => `coalesce(avg(t.${count}), 0)`;

// Few athletes know these: a percentage over fewer than ten of them would reveal single children.
const weightedAverageOf = (percentage: string) =>
  `case when count(*) filter (where t.${percentage}_minutes > 0) >= ${FEWEST_COMPARED}
    then sum(t.${percentage}_weighted)::float8 / sum(t.${percentage}_minutes) end`;

const per90 = (count: string) => `round((${count}) * 9000.0 / nullif(t.minutes, 0))`;
const percentOf = (percentage: string) =>
  `round(t.${percentage}_weighted::numeric / nullif(t.${percentage}_minutes, 0))`;

/** `measuredValues` of domain/scouting/percentiles.ts, for a row of totals. */
const MEASURED: Record<RadarMeasure, string> = {
  goals: per90("t.goals"),
  assists: per90("t.assists"),
  passes: percentOf("pass_accuracy"),
  dribbles: percentOf("successful_dribbles"),
  minutes: "round(t.minutes / nullif(t.games, 0)::numeric)",
  cards: per90("t.yellow_cards + t.red_cards"),
};

// A mark and what caused it are committed together, so one statement sees both or neither.
const REFRESH = `with taken as (delete from category_marks returning birth_year, position_group, modality),
marked as (select distinct birth_year, position_group, modality from taken),
totals as (
  select m.birth_year, m.position_group, m.modality, s.source, ${COUNTS.map(sumOf).join(", ")},
    ${PERCENTAGES.map(weightsOf).join(",\n    ")}
  from marked m
  join athletes a on a.visibility = 'public' and a.${markOf("athletes_by_age")}
    and a.birthdate between make_date(m.birth_year, 1, 1) and make_date(m.birth_year, 12, 31)
    and a.position_group = m.position_group and a.modality = m.modality
  join athlete_seasons s on s.athlete_id = a.id
  group by m.birth_year, m.position_group, m.modality, s.source, a.id
),
valued as (
  select t.birth_year, t.position_group, t.modality, t.source, v.measure, v.value::int as value, count(*) as athletes
  from totals t cross join lateral (values
    ${Object.entries(MEASURED)
      .map(([measure, value]) => `('${measure}', ${value})`)
      .join(",\n    ")}
  ) as v (measure, value)
  where t.minutes >= ${FEWEST_MINUTES} and v.value is not null
  group by t.birth_year, t.position_group, t.modality, t.source, v.measure, v.value
),
spread as (
  select birth_year, position_group, modality, source, measure,
    jsonb_build_object('values', jsonb_agg(value order by value), 'counts', jsonb_agg(athletes order by value)) as counted
  from valued group by birth_year, position_group, modality, source, measure
)
insert into category_averages (birth_year, position_group, modality, source, athletes, spreads, ${MEASURES.join(", ")})
select m.birth_year, m.position_group, m.modality, source.source, count(t.source),
  coalesce((select jsonb_object_agg(measure, counted) from spread
    where (spread.birth_year, spread.position_group, spread.modality, spread.source)
      = (m.birth_year, m.position_group, m.modality, source.source)), '{}'),
  ${[...COUNTS.map(averageOf), ...PERCENTAGES.map(weightedAverageOf)].join(",\n  ")}
from marked m
cross join unnest(array['${SEASON_SOURCES.join("', '")}']) as source (source)
left join totals t on (t.birth_year, t.position_group, t.modality, t.source)
  = (m.birth_year, m.position_group, m.modality, source.source)
group by m.birth_year, m.position_group, m.modality, source.source
on conflict (birth_year, position_group, modality, source) do update
set athletes = excluded.athletes, spreads = excluded.spreads, ${MEASURES.map((measure) => `${measure} = excluded.${measure}`).join(", ")}`;
