import { STATES, type NamedPlace, type State } from "#domain/places.ts";
import { err, ok, type Result } from "#domain/result.ts";

interface Municipality {
  city: string;
  state: State;
}

interface Known extends Municipality {
  key: string;
  /** IBGE's. */
  code: number;
}

const MOST_CHOICES = 6;

/** Why a text names no single municipality, with those that may be meant. */
export interface PlaceProblem {
  code: "unknown_city" | "several_cities";
  choices: Municipality[];
}

/** "Salvador, BA", "salvador/ba" or "São João do Sul" as the municipality that it names. */
export async function findMunicipality(text: string): Promise<Result<Municipality, PlaceProblem>> {
  const all = await list();
  const { key, state } = parts(text);
  const named = all.filter((one) => one.key === key && (!state || one.state === state));
  if (named.length === 1) return ok(plain(named[0]!));
  if (named.length > 1) return err({ code: "several_cities", choices: named.map(plain) });
  return err({ code: "unknown_city", choices: closest(all, key, state) });
}

/** Capitals that are called like their state. Every other name of a state means the state. */
const CALLED_LIKE_THEIR_STATE = new Set(["sao paulo", "rio de janeiro"]);

/** What the text of a field "Cidade ou estado" names. */
export async function namedPlace(text: string): Promise<NamedPlace> {
  const whole = keyOf(text.slice(0, 120));
  const state = STATE_KEYS.get(whole);
  if (state && !CALLED_LIKE_THEIR_STATE.has(whole)) return { kind: "state", state };
  const found = await findMunicipality(text);
  if (found.ok) {
    const { city, state: of } = found.value;
    const code = (await list()).find((one) => one.city === city && one.state === of)!.code;
    return { kind: "city", code, name: placeText(found.value) };
  }
  const { code, choices } = found.error;
  return { kind: code === "several_cities" ? "several" : "unknown", choices: choices.map(placeText) };
}

/** "Salvador, BA" of IBGE's code; null for a code that is none. */
export async function cityOfCode(code: number): Promise<string | null> {
  const found = (await list()).find((one) => one.code === code);
  return found ? placeText(found) : null;
}

const placeText = ({ city, state }: Municipality): string => `${city}, ${state}`;

/** For a list under the field: those whose name begins so, then those that have the words in them. */
export async function suggestMunicipalities(text: string, most: number): Promise<Municipality[]> {
  const { key, state } = parts(text);
  if (key.length < 2) return [];
  const among = (await list()).filter((one) => !state || one.state === state);
  const begins = among.filter((one) => one.key.startsWith(key));
  const holds = begins.length < most ? among.filter((one) => one.key.includes(` ${key}`)) : [];
  return [...begins, ...holds].slice(0, most).map(plain);
}

let known: Promise<Known[]> | undefined;

/** Made once, when somebody first types a city: the package reads and sorts 5571 names. */
function list(): Promise<Known[]> {
  known ??= (async () => {
    const { getMunicipalities } = await import("@brazilian-utils/brazilian-utils");
    return getMunicipalities().map(({ name, stateCode, code }) => ({
      city: name,
      state: stateCode,
      key: keyOf(name),
      code: Number(code),
    }));
  })();
  return known;
}

const plain = ({ city, state }: Municipality): Municipality => ({ city, state });

const keyOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const STATE_KEYS = new Map(
  (Object.entries(STATES) as [State, string][]).flatMap(([code, name]) => [
    [keyOf(code), code],
    [keyOf(name), code],
  ]),
);

/** What people write between a city and its state. A hyphen alone is part of a name: Ji-Paraná is not in Paraná. */
const SEPARATORS = [",", "/", "(", "–", " - "];

/** The name, and the state if a separator parts it off, or if its letters end the text. */
function parts(text: string): { key: string; state: State | null } {
  const short = text.slice(0, 120);
  const at = Math.max(...SEPARATORS.map((separator) => short.lastIndexOf(separator)));
  const named = at > 0 && STATE_KEYS.get(keyOf(short.slice(at)));
  if (named) return { key: keyOf(short.slice(0, at)), state: named };
  const key = keyOf(short);
  const last = key.slice(-2);
  if (/ [a-z]{2}$/.test(key) && STATE_KEYS.has(last))
    return { key: key.slice(0, -3), state: STATE_KEYS.get(last)! };
  return { key, state: null };
}

function closest(all: readonly Known[], key: string, state: State | null): Municipality[] {
  if (key.length < 3) return [];
  return all
    .map((one) => ({ one, far: distance(one.key, key) + (state && one.state !== state ? 1 : 0) }))
    .filter(({ one, far }) => far <= 2 || one.key.startsWith(key))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_CHOICES)
    .map(({ one }) => plain(one));
}

/** How many letters have to be put in, taken out or changed; more than three is simply "far". */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
