import type { Foot } from "#domain/athletes/attributes.ts";
import { categoryOf } from "#domain/athletes/category.ts";
import type { Position } from "#domain/athletes/positions.ts";
import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { ADULT_AGE, ageOn, calendarDay, type CalendarDay } from "#domain/dates.ts";
import type { Picture } from "#domain/media/picture.ts";
import { shownPicture } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";

/** A public athlete as a row of a club's list: published fields only. */
export interface ListedAthlete {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  position: Position | null;
  age: number;
  birthYear: number;
  minor: boolean;
  category: string | null;
  foot: Foot;
  heightCm: number | null;
  club: string | null;
  city: string | null;
  state: string | null;
  /** All seasons of the source that leads, and the years they are of. */
  numbers: ListedNumbers | null;
}

interface ListedNumbers {
  source: SeasonSource;
  games: number;
  minutes: number;
  goals: number;
  assists: number;
  firstYear: number | null;
  lastYear: number | null;
}

/** Those of these athletes who are public, by id. One statement, however many they are. */
export async function listedAthletes(
  ids: readonly string[],
  today: CalendarDay,
): Promise<Map<string, ListedAthlete>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client().query<Row>({ name: "athletes_listed", text: LISTED, values: [ids] });
  return new Map(rows.map((row) => [row.id, toListed(row, today)]));
}

/** The ids of those of these addresses that are public, in the order asked for. */
export async function publicIdsOf(subdomains: readonly string[]): Promise<string[]> {
  const asked = [...new Set(subdomains.filter(isSubdomain))];
  if (asked.length === 0) return [];
  const { rows } = await client().query<{ id: string }>({
    name: "athletes_public_ids",
    text: `select a.id from unnest($1::text[]) with ordinality as asked (subdomain, place)
      join athletes a using (subdomain) where a.visibility = 'public' order by asked.place`,
    values: [asked],
  });
  return rows.map(({ id }) => id);
}

type Row = Omit<ListedAthlete, "age" | "birthYear" | "minor" | "category" | "heightCm"> & {
  birthdate: string;
  height_cm: number | null;
};

function toListed(row: Row, today: CalendarDay): ListedAthlete {
  const birthdate = calendarDay(row.birthdate);
  const age = ageOn(birthdate, today);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    photo: row.photo,
    position: row.position,
    age,
    birthYear: birthdate.year,
    minor: age < ADULT_AGE,
    category: categoryOf(birthdate.year, today.year),
    foot: row.foot,
    heightCm: row.height_cm,
    club: row.club,
    city: row.city,
    state: row.state,
    numbers: row.numbers,
  };
}

const LISTED = `select a.id, a.subdomain, a.name, ${shownPicture("a.photo_id")} as photo, a.position, a.birthdate,
  a.foot, a.height_cm, a.club, a.city, a.state,
  (select json_build_object('source', source, 'games', sum(games), 'minutes', sum(minutes), 'goals', sum(goals),
     'assists', sum(assists), 'firstYear', min(year), 'lastYear', max(year))
   from athlete_seasons where athlete_id = a.id group by source
   order by sum(games) > 0 desc, array_position(array['${SEASON_SOURCES.join("', '")}'], source) limit 1) as numbers
from athletes a where a.id = any($1::uuid[]) and a.visibility = 'public'`;
