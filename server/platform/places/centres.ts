import type { State } from "#domain/places.ts";
import { client } from "#server/platform/database/database.ts";

/** SQL that answers the code of the municipality that a city and a state name, or null. */
export const municipalityCodeSql = (city: string, state: string): string =>
  `(select m.code from municipalities m where m.state = ${state} and m.key = place_key(${city}))`;

interface Centre {
  latitude: number;
  longitude: number;
}

interface Place {
  code: number;
  state: State;
  /** Null for a municipality that is newer than the list of centres. */
  centre: Centre | null;
}

const EARTH_KM = 6371;
/** A little less than it is: nothing near is left out. */
const KM_A_DEGREE = 111;
const RADIANS = Math.PI / 180;

/** The codes of the municipalities whose centres are at most so far from this one's, itself among them. */
export async function citiesAround(code: number, km: number): Promise<number[]> {
  const all = await places();
  const middle = all.get(code)?.centre;
  if (!middle) return [code];
  const near = [code];
  for (const { code: other, centre } of all.values()) {
    // Most are further away to the north or south alone.
    if (!centre || Math.abs(centre.latitude - middle.latitude) * KM_A_DEGREE > km) continue;
    if (other !== code && distanceKm(middle, centre) <= km) near.push(other);
  }
  return near;
}

/** Those of these municipalities that are in one of the states. */
export async function citiesIn(states: readonly State[], codes: readonly number[]): Promise<number[]> {
  const all = await places();
  return codes.filter((code) => {
    const state = all.get(code)?.state;
    return state !== undefined && states.includes(state);
  });
}

/** Read once a process: they change only with a migration. */
let known: Promise<Map<number, Place>> | undefined;

function places(): Promise<Map<number, Place>> {
  known ??= read().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function read(): Promise<Map<number, Place>> {
  const { rows } = await client().query<Place>(
    `select code, state, case when latitude is not null and longitude is not null
       then jsonb_build_object('latitude', latitude, 'longitude', longitude) end as centre
     from municipalities`,
  );
  return new Map(rows.map((row) => [row.code, row]));
}

function distanceKm(one: Centre, other: Centre): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const share =
    north ** 2 + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * east ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share));
}
