import { POINTS } from "#domain/clubs/results.ts";
import { MOST_PER_OWNER } from "#domain/media/limits.ts";
import { shownPhotos, shownPicture, shownVideos } from "#server/media/media.ts";
import { PUBLIC_ATHLETES } from "#server/athletes/athletes.server.ts";

/** Neither hidden by staff nor gone. */
export const neitherHiddenNorDeleted = (table: string): string =>
  `${table}.deleted_at is null and ${table}.hidden_at is null`;

/** A club that signed itself up is listed once staff have verified it, so that fake clubs are never seen. */
export const listed = (table: string): string =>
  `${neitherHiddenNorDeleted(table)} and (${table}.verified or ${table}.user_id is null)`;

/** The person quoted agrees, and staff have not hidden it. */
export const SHOWN_TESTIMONIAL = `club_testimonials.state = 'agreed' and club_testimonials.hidden_at is null`;

/** Athletes that both sides confirmed and that anyone may read. */
const LINKED = `from club_athletes l join ${PUBLIC_ATHLETES} a on a.id = l.athlete_id
  where l.club_id = c.id and l.club_confirmed_at is not null and l.athlete_confirmed_at is not null`;

const ATHLETES = `(select count(*)::int ${LINKED}) as athletes`;

const RESULT = "case when gf > ga then 'W' when gf < ga then 'L' else 'D' end";

/**
 * The most recent results first, as this club has them; $1 is today. Its own page also shows what only the club itself
 * says, marked as such; what an opponent says of it is shown once it is confirmed.
 */
const recent = (columns: string, limit: string, states: string) => `(select coalesce(json_agg(r), '[]') from (
  select ${columns} from (
    (select id, match_date, category, state, opponent_id as other, opponent_name, goals_for as gf, goals_against as ga
     from club_matches where club_id = c.id and state in (${states}) and match_date <= $1::date
     order by match_date desc, id desc limit ${limit})
    union all
    (select id, match_date, category, state, club_id, null, goals_against, goals_for
     from club_matches where opponent_id = c.id and state = 'confirmed' and match_date <= $1::date
     order by match_date desc, id desc limit ${limit})) m
  order by match_date desc, id desc limit ${limit}) r)`;
const CONFIRMED = "'confirmed'";
const SHOWN_MATCHES = "'confirmed', 'declared', 'asked', 'checking'";
const OPPONENT = `coalesce((select case when ${listed("o")} then o.name else 'Clube fora do ar' end from clubs o where o.id = m.other), opponent_name)`;

// The season is the year of the latest match, so that in January the old one stays until the new one begins.
const STANDINGS = `with season as (
  select date_trunc('year', match_date)::date as starts, extract(year from match_date)::int as year
  from club_matches m where state = 'confirmed' and match_date <= $1::date
    and exists (select from clubs c where c.id in (m.club_id, m.opponent_id) and ${listed("c")})
  order by match_date desc limit 1
), counted as (
  select m.* from club_matches m, season where state = 'confirmed' and match_date between season.starts and $1::date
), sides as (
  select club_id, goals_for as gf, goals_against as ga from counted
  union all select opponent_id, goals_against, goals_for from counted where opponent_id is not null
), tally as (
  select club_id, count(*)::int as games, count(*) filter (where gf > ga)::int as wins,
    sum(case ${RESULT} when 'W' then ${POINTS.W} when 'D' then ${POINTS.D} else ${POINTS.L} end)::int as points
  from sides group by club_id
), adjusted as (
  select club_id, sum(points)::int as points from club_point_adjustments a, season where a.season = season.year group by club_id
), scored as (
  select c.id, c.position, c.name, coalesce(t.points, 0) + coalesce(a.points, 0) as points, coalesce(t.games, 0) as games, coalesce(t.wins, 0) as wins
  from clubs c left join tally t on t.club_id = c.id left join adjusted a on a.club_id = c.id where ${listed("c")}
), standings as (
  select c.id, c.position is not null as fixed, c.points, c.games, c.wins,
    count(*) filter (where c.position is null) over ()::int as calculated,
    row_number() over (partition by c.position is null
      order by c.position, c.points desc, c.wins desc, c.name collate "pt-BR-x-icu", c.id)::int as rank
  from scored c
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
  ${recent(`${RESULT} as result`, "$2", CONFIRMED)} as recent
from standings s join clubs c on c.id = s.id where s.rank <= $3`;

/** Where every listed club stands; $1 is today. */
export const PLACES = `${STANDINGS}
select s.id, ${PLACED} from standings s`;

export const SITE = `select c.id, c.name, ${shownPicture("c.logo_id")} as logo, c.city, c.state, c.verified, c.highlighted, c.address, c.foundation_year, c.description,
  ${ATHLETES},
  (select coalesce(array_agg(x.id), '{}') from (select a.id ${LINKED}
   order by a.name collate "pt-BR-x-icu", a.id limit $4) x) as athlete_ids,
  ${recent(`id, ${OPPONENT} as opponent, ${RESULT} as result, gf, ga, match_date, category, state = 'confirmed' as confirmed`, "$2", SHOWN_MATCHES)} as matches,
  (select coalesce(json_agg(x.achievement), '[]') from
    (select achievement from club_achievements where club_id = c.id order by id limit 40) x) as achievements,
  ${shownVideos("club", "c.id", MOST_PER_OWNER.video)} as videos,
  ${shownPhotos("club", "c.id", MOST_PER_OWNER.photo)} as photos,
  (select coalesce(json_agg(x), '[]') from
    (select id, name, type, message, image from club_testimonials
     where club_id = c.id and ${SHOWN_TESTIMONIAL} order by id limit 12) x) as testimonials,
  (select json_build_object('instagram', instagram, 'youtube', youtube, 'website', website)
   from club_social where club_id = c.id) as social
from clubs c where c.id = $3 and ${listed("c")}`;

/** What staff added and took away in a season, newest first. */
export const ADJUSTMENTS = `select a.id, a.club_id, c.name, a.points, a.reason, a.created_at
from club_point_adjustments a join clubs c on c.id = a.club_id
where a.season = $1 and ${listed("c")} order by a.id desc limit $2`;
