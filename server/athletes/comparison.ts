import type { Modality } from "#domain/athletes/attributes.ts";
import { FEWEST_COMPARED } from "#domain/athletes/comparison.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import type { SeasonNumbers, SeasonSource } from "#domain/athletes/seasons.ts";
import { client } from "#server/platform/database/database.ts";
import type { NumbersRow } from "./rows.ts";
import { toNumbers, type AthleteSite } from "./views.ts";

export interface CategoryAverage {
  birthYear: number;
  group: PositionGroup;
  modality: Modality;
  source: SeasonSource;
  /** Null while fewer than ten public athletes have numbers of this source. */
  average: (SeasonNumbers & { athletes: number }) | null;
}

/**
 * What athletes of the same birth year, position group and modality do on average by this source, for whoever was
 * shown this site. Null for someone who is in no category: birth date, position or modality is unknown.
 */
export async function categoryAverage(
  { id }: Pick<AthleteSite, "id">,
  source: SeasonSource,
): Promise<CategoryAverage | null> {
  const { rows } = await client().query<Row>({
    name: "athletes_category",
    text: CATEGORY,
    values: [id, source],
  });
  const row = rows[0];
  return row ? toView(row, source) : null;
}

interface Row extends NumbersRow {
  birth_year: number;
  position_group: PositionGroup;
  modality: Modality;
  /** Null together with all that it averages. */
  athletes: number | null;
}

const toView = (row: Row, source: SeasonSource): CategoryAverage => ({
  birthYear: row.birth_year,
  group: row.position_group,
  modality: row.modality,
  source,
  average: row.athletes === null ? null : { athletes: row.athletes, ...toNumbers(row) },
});

const CATEGORY = `select extract(year from a.birthdate)::int as birth_year, a.position_group, a.modality, c.athletes, c.games, c.goals,
  c.assists, c.yellow_cards, c.red_cards, c.minutes, c.pass_accuracy, c.successful_dribbles
from athletes a
left join category_averages c on c.birth_year = extract(year from a.birthdate)::smallint
  and c.position_group = a.position_group and c.modality = a.modality and c.source = $2
  and c.athletes >= ${FEWEST_COMPARED}
where a.id = $1 and a.birthdate is not null and not a.birthdate_estimated
  and a.position_group is not null and a.modality is not null`;
