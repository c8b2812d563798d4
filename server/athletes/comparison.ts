import type { Modality } from "#domain/athletes/attributes.ts";
import { FEWEST_COMPARED, type Measured } from "#domain/athletes/comparison.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { client } from "#server/platform/database/database.ts";
import type { StatsRow } from "./rows.ts";
import { toMeasured, type AthleteSite } from "./views.ts";

export interface CategoryAverage {
  birthYear: number;
  group: PositionGroup;
  modality: Modality;
  /** Null while fewer than ten public athletes have numbers. */
  average: (Measured & { athletes: number }) | null;
}

/**
 * What athletes of the same birth year, position group and modality do on average, for whoever was shown
 * this site. Null for someone who is in no category: birth date, position or modality is unknown.
 */
export async function categoryAverage({ id }: Pick<AthleteSite, "id">): Promise<CategoryAverage | null> {
  const { rows } = await client().query<Row>({ name: "athletes_category", text: CATEGORY, values: [id] });
  const row = rows[0];
  return row ? toView(row) : null;
}

interface Row extends Omit<StatsRow, "updated_on"> {
  birth_year: number;
  position_group: PositionGroup;
  modality: Modality;
  /** Null together with all that it averages. */
  athletes: number | null;
}

const toView = (row: Row): CategoryAverage => ({
  birthYear: row.birth_year,
  group: row.position_group,
  modality: row.modality,
  average: row.athletes === null ? null : { athletes: row.athletes, ...toMeasured(row) },
});

const CATEGORY = `select extract(year from a.birthdate)::int as birth_year, a.position_group, a.modality, c.athletes, c.games, c.goals,
  c.assists, c.yellow_cards, c.red_cards, c.minutes_played, c.pass_accuracy, c.successful_dribbles
from athletes a
left join category_averages c on c.birth_year = extract(year from a.birthdate)::smallint
  and c.position_group = a.position_group and c.modality = a.modality and c.athletes >= ${FEWEST_COMPARED}
where a.id = $1 and a.birthdate is not null and not a.birthdate_estimated
  and a.position_group is not null and a.modality is not null`;
