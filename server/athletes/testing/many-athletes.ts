import type pg from "pg";
import { POSITIONS } from "#domain/athletes/positions.ts";
import { STATE_CODES } from "#domain/places.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import { FIRST_NAMES, LAST_NAMES } from "./names.ts";

/**
 * Rows for tests and benchmarks that need many of them at once: one statement, the same athletes every
 * time. Names are as unevenly spread as real ones (many Silvas, few Zanellas); every tenth profile is private.
 */
export async function insertManyAthletes(
  client: pg.ClientBase | pg.Pool,
  count: number,
  today: Temporal.PlainDate,
): Promise<void> {
  // Only lists are read from them: a guardian and a consent for each would take most of the time.
  await client.query("alter table athletes disable trigger athletes_public_needs_consent");
  await client.query(INSERT, [count, FIRST_NAMES, LAST_NAMES, POSITIONS, STATE_CODES, TRAITS, String(today)]);
  await client.query("alter table athletes enable trigger athletes_public_needs_consent");
  await client.query(
    `insert into athlete_seasons (athlete_id, year, source, games, goals)
     select id, year, case when year = 2026 and shirt_number % 5 = 0 then 'match_sheet' else 'declared' end, 20, shirt_number
     from athletes, generate_series(2024, 2026) as year on conflict do nothing`,
  );
  await client.query("vacuum analyze athletes");
  await client.query("vacuum analyze athlete_seasons");
}

// Squaring a number between 0 and 1 makes the first entries of a list common and the last ones rare.
const pick = (list: string, from: string) =>
  `(${list})[1 + floor(cardinality(${list}) * power(${from}, 2))::int]`;
const evenly = (list: string, from: string) => `(${list})[1 + floor(cardinality(${list}) * ${from})::int]`;
const random = (seed: number) => `((hashint8extended(n, ${seed}) & 1048575) / 1048576.0)`;

const INSERT = `
insert into athletes (subdomain, name, birthdate, modality, position, shirt_number, club, city, state, traits, featured, visibility, created_at)
select 'atleta-' || n,
  ${pick("$2::text[]", random(1))} || ' ' || ${pick("$3::text[]", random(2))} || ' ' || ${pick("$3::text[]", random(3))},
  $7::date - (365.25 * (13.1 + 7 * ${random(4)}))::int,
  case when n % 3 = 0 then 'feminino' else 'masculino' end,
  ${evenly("$4::text[]", random(5))},
  1 + (n % 99),
  'Clube ' || (n % 500),
  'Cidade ' || (n % 900),
  ${pick("$5::text[]", random(6))},
  array[${evenly("$6::text[]", random(7))}, ${evenly("$6::text[]", random(8))}],
  n % 100 = 0,
  case when n % 10 = 0 then 'private' else 'public' end,
  -- Imports give many rows one instant: every fourth shares its neighbour's.
  timestamptz '2026-01-01 00:00:00Z' - (n - (n % 4 = 3)::int) * interval '1 minute'
from generate_series(1::bigint, $1::bigint) as n`;
