import { POINTS } from "#domain/clubs/results.ts";
import { shownPhotos, shownPicture, shownVideos } from "#server/media/media.ts";
import { PUBLIC_ATHLETES } from "#server/athletes/athletes.server.ts";

/** Neither hidden by staff nor gone. */
export const neitherHiddenNorDeleted = (table: string): string =>
  `${table}.deleted_at is null and ${table}.hidden_at is null`;

/** A club that signed itself up is listed once staff have verified it, so that fake clubs are never seen. */
export const listed = (table: string): string =>
  `${neitherHiddenNorDeleted(table)} and (${table}.verified or ${table}.user_id is null)`;

/** Athletes that both sides confirmed and that anyone may read. */
const LINKED = `from club_athletes l join ${PUBLIC_ATHLETES} a on a.id = l.athlete_id
  where l.club_id = c.id and l.club_confirmed_at is not null and l.athlete_confirmed_at is not null`;

const ATHLETES = `(select count(*)::int ${LINKED}) as athletes`;

/** The most recent results first; $1 is today. Matches in the future do not count. */
const recent = (columns: string, limit: string) => `(select coalesce(json_agg(m), '[]') from
  (select ${columns} from club_matches where club_id = c.id and match_date <= $1::date
   order by match_date desc, id desc limit ${limit}) m)`;

// The season is the year of the latest match, so that in January the old one stays until the new one begins.
const STANDINGS = `with season as (
  select date_trunc('year', max(match_date))::date as starts, extract(year from max(match_date))::int as year
  from club_matches m join clubs c on c.id = m.club_id and ${listed("c")} where match_date <= $1::date
), tally as (
  select club_id, count(*)::int as games, count(*) filter (where result = 'W')::int as wins,
    sum(case result when 'W' then ${POINTS.W} when 'D' then ${POINTS.D} else ${POINTS.L} end)::int as points
  from club_matches, season where match_date between season.starts and $1::date group by club_id
), standings as (
  select c.id, c.position is not null as fixed, coalesce(t.points, 0) as points, coalesce(t.games, 0) as games,
    coalesce(t.wins, 0) as wins, count(*) filter (where c.position is null) over ()::int as calculated,
    row_number() over (partition by c.position is null
      order by c.position, coalesce(t.points, 0) desc, coalesce(t.wins, 0) desc, c.name collate "pt-BR-x-icu", c.id)::int as rank
  from clubs c left join tally t on t.club_id = c.id where ${listed("c")}
)`;

const PLACED = `s.rank, s.fixed, s.points, s.games, s.wins, s.calculated, (select year from season) as season,
  (select coalesce(array_agg(position order by position), '{}') from clubs where position is not null and ${listed("clubs")}) as fixed_positions`;

export const LIST = `select c.id, c.name, ${shownPicture("c.logo_id")} as logo, c.city, c.state, c.verified, ${ATHLETES}
from clubs c where c.id in (
  select id from clubs where ${listed("clubs")} order by name collate "pt-BR-x-icu", id limit $1 offset $2)
order by c.name collate "pt-BR-x-icu", c.id`;

export const COUNT = `select count(*)::int as total from clubs where ${listed("clubs")}`;

export const RANKING = `${STANDINGS}
select c.id, c.name, ${shownPicture("c.logo_id")} as logo, c.city, c.state, c.verified, c.highlighted, ${ATHLETES}, ${PLACED},
  ${recent("result", "$2")} as recent
from standings s join clubs c on c.id = s.id where s.rank <= $3`;

/** Where every listed club stands; $1 is today. */
export const PLACES = `${STANDINGS}
select s.id, ${PLACED} from standings s`;

export const SITE = `select c.id, c.name, ${shownPicture("c.logo_id")} as logo, c.city, c.state, c.verified, c.highlighted, c.address, c.foundation_year, c.description,
  ${ATHLETES},
  (select coalesce(array_agg(x.id), '{}') from (select a.id ${LINKED}
   order by a.name collate "pt-BR-x-icu", a.id limit $4) x) as athlete_ids,
  ${recent("id, opponent, result, score, match_date", "$2")} as matches,
  (select coalesce(json_agg(x.achievement), '[]') from
    (select achievement from club_achievements where club_id = c.id order by id limit 40) x) as achievements,
  ${shownVideos("club", "c.id", 12)} as videos,
  ${shownPhotos("club", "c.id", 12)} as photos,
  (select coalesce(json_agg(x), '[]') from
    (select id, name, type, message, image from club_testimonials where club_id = c.id order by id limit 12) x) as testimonials,
  (select json_build_object('instagram', instagram, 'youtube', youtube, 'website', website)
   from club_social where club_id = c.id) as social
from clubs c where c.id = $3 and ${listed("c")}`;
