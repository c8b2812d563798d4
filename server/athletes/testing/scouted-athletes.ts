import type pg from "pg";
import { TRAITS, GOALKEEPER_TRAITS } from "#domain/athletes/traits.ts";
import { FIRST_NAMES, LAST_NAMES } from "./names.ts";

/**
 * Athletes as a scout would find them in the whole country, the same ones every time: states by population, few large
 * cities and many small ones, heights by age, position and modality, numbers by age and source. The columns that search
 * reads are written as they are; nothing stands behind them in other tables.
 */
export async function insertScoutedAthletes(
  client: pg.ClientBase | pg.Pool,
  { from = 1, to }: { from?: number; to: number },
  today: Temporal.PlainDate,
): Promise<void> {
  const cities = await citiesByWeight(client);
  const ordinary = TRAITS.filter((trait) => !GOALKEEPER_TRAITS.includes(trait));
  const values = [from, to, FIRST_NAMES, LAST_NAMES, CLUB_KINDS, CLUB_NAMES, cities, ordinary];
  // Only search reads them: a guardian and a consent for each would take most of the time.
  await client.query("alter table athletes disable trigger athletes_public_needs_consent");
  await client.query(INSERT, [...values, GOALKEEPER_TRAITS, String(today)]);
  await client.query("alter table athletes enable trigger athletes_public_needs_consent");
  await client.query("vacuum analyze athletes");
}

const CLUB_KINDS = ["Esporte Clube", "Clube Atlético", "Associação", "Escolinha", "Futebol Clube", "Projeto"];
const CLUB_NAMES = [
  ..."Flamengo Corinthians Palmeiras Santos Grêmio Internacional Cruzeiro Bahia Vitória Sport Náutico Fortaleza".split(
    " ",
  ),
  ..."Ceará Remo Paysandu Goiás Avaí Figueirense Coritiba Londrina Juventude Ferroviária Guarani Ituano".split(
    " ",
  ),
  ...LAST_NAMES,
  ...FIRST_NAMES,
];

/** Percent of the population by state. */
const STATE_SHARES = {
  SP: 21.9,
  MG: 10.1,
  RJ: 7.9,
  BA: 7,
  PR: 5.6,
  RS: 5.4,
  PE: 4.5,
  CE: 4.3,
  PA: 4,
  SC: 3.7,
  GO: 3.5,
  MA: 3.3,
  PB: 2,
  AM: 1.9,
  ES: 1.9,
  MT: 1.8,
  RN: 1.6,
  PI: 1.6,
  AL: 1.5,
  DF: 1.4,
  MS: 1.4,
  SE: 1.1,
  RO: 0.8,
  TO: 0.7,
  AC: 0.4,
  AP: 0.4,
  RR: 0.3,
};
const CAPITALS = new Set(
  "1200401 2704302 1302603 1600303 2927408 2304400 5300108 3205309 5208707 2111300 3106200 5002704 5103403 1501402 2507507 2611606 2211001 4106902 3304557 2408102 1100205 1400100 4314902 4205407 2800308 3550308 1721000"
    .split(" ")
    .map(Number),
);
const DRAWN = 65_536;

/** Codes of cities, each as often as people live there: in a state, the capital first, then ever smaller ones. */
async function citiesByWeight(client: pg.ClientBase | pg.Pool): Promise<number[]> {
  const { rows } = await client.query<{ code: number; state: string }>(
    "select code, state from municipalities order by hashint4(code)",
  );
  return Object.entries(STATE_SHARES).flatMap(([state, share]) => {
    const codes = rows.filter((row) => row.state === state).map(({ code }) => code);
    codes.sort((one, other) => Number(CAPITALS.has(other)) - Number(CAPITALS.has(one)));
    const drawn = Math.round((DRAWN * share) / 100);
    return Array.from(
      { length: drawn },
      (_, n) => codes[Math.floor(codes.length * ((n + 0.5) / drawn) ** 2.5)]!,
    );
  });
}

const random = (seed: number) => `((hashint8extended(n, ${seed}) & 16777215) / 16777216::float8)`;
// A power of a number between 0 and 1 makes the first entries of a list common and the last ones rare.
const pick = (list: string, seed: number, power = 2) =>
  `(${list})[1 + floor(cardinality(${list}) * power(${random(seed)}, ${power}))::int]`;
/** Nearly a bell, around 0, of this width. */
const bell = (seed: number, width: number) =>
  `${width} * (${random(seed)} + ${random(seed + 1)} + ${random(seed + 2)} - 1.5) * 2`;
const chosen = (shares: Record<string, number>, seed: number) => {
  let sum = 0;
  const branches = Object.entries(shares).map(
    ([value, share]) => `when ${random(seed)} < ${(sum += share)} then '${value}'`,
  );
  return `case ${branches.join(" ")} else '${Object.keys(shares)[0]}' end`;
};

const POSITION_SHARES = {
  Goleiro: 0.1,
  Zagueiro: 0.16,
  "Lateral-direito": 0.08,
  "Lateral-esquerdo": 0.06,
  Volante: 0.11,
  Meia: 0.14,
  "Meia-atacante": 0.08,
  "Ponta-direita": 0.08,
  "Ponta-esquerda": 0.07,
  "Segundo atacante": 0.03,
  Centroavante: 0.09,
};
const SECOND_POSITION = `case position when 'Zagueiro' then 'Volante' when 'Volante' then 'Zagueiro' when 'Lateral-direito' then 'Ponta-direita'
  when 'Lateral-esquerdo' then 'Ponta-esquerda' when 'Meia' then 'Volante' when 'Meia-atacante' then 'Meia' when 'Ponta-direita' then 'Ponta-esquerda'
  when 'Ponta-esquerda' then 'Ponta-direita' when 'Segundo atacante' then 'Centroavante' when 'Centroavante' then 'Segundo atacante' end`;

const INSERT = `
insert into athletes (subdomain, name, birthdate, modality, position, secondary_positions, shirt_number, club, city, state, city_code,
  height_cm, weight_kg, foot, traits, featured, visibility, has_video, completeness, created_at, updated_at, profile_updated_at,
  declared_games, declared_minutes, declared_goals, declared_assists, club_games, club_minutes, club_goals, club_assists,
  match_sheet_games, match_sheet_minutes, match_sheet_goals, match_sheet_assists)
select 'atleta-' || n, body.name, birthdate, modality, position,
  case when position = 'Goleiro' or ${random(20)} < 0.45 then '{}' when ${random(20)} < 0.85 or position in ('Meia', 'Volante', 'Meia-atacante') then array[${SECOND_POSITION}]
    else array[${SECOND_POSITION}, 'Meia'] end,
  1 + (n % 99)::int, club, m.name, m.state, m.code, height, weight, foot, traits, n % 1000 = 0,
  case when ${random(21)} < 0.08 then 'private' else 'public' end, video,
  round(100 / 9.0 * (2 + (height is not null and weight is not null)::int + (cardinality(traits) >= 3)::int
    + (declared > 0)::int + 4 - floor(5 * ${random(22)} * (case when video then 0.6 else 1 end)))),
  created_at, created_at, least(now(), greatest(created_at, $10::date - 500 * power(${random(23)}, 3) * interval '1 day')),
  declared, (declared * (40 + 45 * ${random(24)}))::int, (declared * scoring * ${random(25)})::int, (declared * 0.3 * ${random(26)})::int,
  confirmed, (confirmed * (40 + 45 * ${random(27)}))::int, (confirmed * scoring * ${random(28)})::int, (confirmed * 0.3 * ${random(29)})::int,
  counted, (counted * (40 + 45 * ${random(30)}))::int, (counted * scoring * ${random(31)})::int, (counted * 0.3 * ${random(32)})::int
from (
  select *, case when ${random(40)} < 0.06 then null else least(205, greatest(138, round(
      case least(age, 19) when 13 then 158 when 14 then 165 when 15 then 170 when 16 then 173.5 when 17 then 175 when 18 then 176 else 176.5 end
      - case when modality = 'feminino' then least(12, greatest(2, (age - 11) * 2)) else 0 end
      + case position when 'Goleiro' then 7 when 'Zagueiro' then 5 when 'Centroavante' then 3 when 'Lateral-direito' then -3 when 'Lateral-esquerdo' then -3 else 0 end
      + ${bell(41, 6.5)}))) end::int as height,
    case when ${random(45)} < 0.12 then null else least(110, greatest(36, round(40 + (age - 12) * 3.6 + ${bell(46, 7)}))) end::int as weight,
    case when ${random(50)} < 0.1 then '{}'::text[] else array(select distinct ${pick("case when position = 'Goleiro' and k % 2 = 0 then $9::text[] else $8::text[] end", 51, 1.4).replaceAll("n, 51", "n * 7 + k, 51")}
      from generate_series(1, 1 + floor(6 * ${random(52)})::int) as k) end as traits,
    case when ${random(53)} < 0.3 then 0 else (4 + (age - 12) * 14 * ${random(54)})::int end as declared,
    case when ${random(55)} < 0.75 then 0 else (3 + (age - 12) * 9 * ${random(56)})::int end as confirmed,
    case when ${random(57)} < 0.85 then 0 else (2 + (age - 12) * 6 * ${random(58)})::int end as counted,
    case when position in ('Centroavante', 'Segundo atacante', 'Ponta-direita', 'Ponta-esquerda') then 0.7 when position = 'Goleiro' then 0 else 0.2 end as scoring
  from (
    select n, ${pick("$3::text[]", 1)} || ' ' || ${pick("$4::text[]", 2)} || ' ' || ${pick("$4::text[]", 3)} as name,
      birthdate, (($10::date - birthdate) / 365.25)::int as age,
      ${chosen({ masculino: 0.78, feminino: 0.22 }, 5)} as modality, ${chosen(POSITION_SHARES, 6)} as position,
      ${chosen({ Destro: 0.73, Canhoto: 0.2, Ambidestro: 0.07 }, 7)} as foot,
      case when ${random(8)} < 0.12 then null else ${pick("$5::text[]", 9)} || ' ' || ${pick("$6::text[]", 10)} end as club,
      ($7::int[])[1 + floor(cardinality($7::int[]) * ${random(11)})::int] as place,
      ${random(12)} < 0.2 as video,
      -- Imports give many rows one instant: every fourth shares its neighbour's.
      $10::date::timestamptz - (1100 * power(${random(13)}, 1.3)) * interval '1 day' + (n - (n % 4 = 3)::int) * interval '1 millisecond' as created_at
    from (select n, ($10::date - (365.25 * (13.02 + 11.9 * power(${random(4)}, 1.7)))::int) as birthdate
      from generate_series($1::bigint, $2::bigint) as n) as born
  ) as person
) as body
join municipalities m on m.code = place
order by n`;
