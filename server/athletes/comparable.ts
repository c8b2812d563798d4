import type { Foot, Modality } from "#domain/athletes/attributes.ts";
import { categoryOf } from "#domain/athletes/category.ts";
import type { Position, PositionGroup } from "#domain/athletes/positions.ts";
import { totalsBySource, type SeasonSource, type SourceTotal } from "#domain/athletes/seasons.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { ageOn, calendarDay, type CalendarDay } from "#domain/dates.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { Spreads } from "#domain/scouting/percentiles.ts";
import { shownPicture } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import type { SiteRow } from "./rows.ts";
import { seasonsSql } from "./season-sql.ts";
import { toSeason } from "./views.ts";

/** What a comparison needs of a public athlete: published fields, and how the athletes of the category play. */
export interface ComparableAthlete {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  birthYear: number;
  age: number;
  category: string | null;
  position: Position | null;
  group: PositionGroup | null;
  modality: Modality | null;
  heightCm: number | null;
  foot: Foot;
  totals: SourceTotal[];
  /** By source, as the job last counted them. Empty for someone who is in no category. */
  spreads: Partial<Record<SeasonSource, Spreads>>;
}

/** Those of these athletes who are public, in the order asked for. */
export async function comparableAthletes(
  subdomains: readonly string[],
  today: CalendarDay,
): Promise<ComparableAthlete[]> {
  const asked = subdomains.filter(isSubdomain);
  if (asked.length === 0) return [];
  const { rows } = await client().query<Row>({
    name: "athletes_comparable",
    text: COMPARABLE,
    values: [asked],
  });
  return asked.flatMap((subdomain) => {
    const row = rows.find((one) => one.subdomain === subdomain);
    return row ? [toComparable(row, today)] : [];
  });
}

type Row = Pick<
  SiteRow,
  "id" | "subdomain" | "name" | "photo" | "position" | "height_cm" | "foot" | "seasons"
> & {
  birthdate: string;
  position_group: PositionGroup | null;
  modality: Modality | null;
  spreads: Partial<Record<SeasonSource, Spreads>> | null;
};

function toComparable(row: Row, today: CalendarDay): ComparableAthlete {
  const birthdate = calendarDay(row.birthdate);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    photo: row.photo,
    birthYear: birthdate.year,
    age: ageOn(birthdate, today),
    category: categoryOf(birthdate.year, today.year),
    position: row.position,
    group: row.position_group,
    modality: row.modality,
    heightCm: row.height_cm,
    foot: row.foot,
    totals: totalsBySource(row.seasons.map(toSeason)),
    spreads: row.spreads ?? {},
  };
}

// A public profile always has a known birth date.
const COMPARABLE = `select a.id, a.subdomain, a.name, a.birthdate, a.position, a.position_group, a.modality, a.height_cm, a.foot,
  ${shownPicture("a.photo_id")} as photo, ${seasonsSql("a.id")} as seasons,
  (select json_object_agg(c.source, c.spreads) from category_averages c
   where c.birth_year = extract(year from a.birthdate)::smallint
     and c.position_group = a.position_group and c.modality = a.modality) as spreads
from athletes a where a.subdomain = any($1::text[]) and a.visibility = 'public'`;
