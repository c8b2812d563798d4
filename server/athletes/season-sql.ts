import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";

/**
 * `leadingTotal` of domain/athletes/seasons.ts for the rows of a list, as one JSON value: PostgreSQL adds up the
 * seasons of the rows that are returned, and of no others.
 */
export const leadingTotalSql = (
  athleteId: string,
) => `(select json_build_object('source', source, 'games', sum(games),
     'goals', sum(goals), 'assists', sum(assists))
   from athlete_seasons where athlete_id = ${athleteId} group by source
   order by sum(games) > 0 desc, array_position(array['${SEASON_SOURCES.join("', '")}'], source) limit 1)`;

/** Every season of one athlete. The limit is above what may be entered, and bounds the answer. */
export const seasonsSql = (athleteId: string) => `(select coalesce(json_agg(x), '[]') from
    (select year, club, source, games, goals, assists, yellow_cards, red_cards, minutes, pass_accuracy, successful_dribbles,
       (updated_at at time zone 'America/Sao_Paulo')::date as updated_on
     from athlete_seasons where athlete_id = ${athleteId} order by year desc nulls last, id limit 200) x)`;
