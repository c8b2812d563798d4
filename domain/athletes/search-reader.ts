import { parseDate } from "../dates.ts";
import { STATES, type NamedPlace, type State } from "../places.ts";
import { POSITIONS, POSITIONS_BY_GROUP, POSITION_GROUPS, groupOf, type Position } from "./positions.ts";
import { slug } from "#domain/slug.ts";
import type { SearchField, SearchFields, SearchProblem } from "./search-parameters.ts";
import {
  RADIUS_MAX_KM,
  THRESHOLDS,
  type SearchNumbers,
  type SearchQuery,
  type Threshold,
} from "./search-query.ts";
import { SEASON_SOURCES, SOURCE_ADDRESSES } from "./seasons.ts";
import { MAX_TRAITS, TRAITS } from "./traits.ts";

const THRESHOLD_FIELDS = {
  games: "jogos",
  minutes: "minutos",
  goals: "gols",
  assists: "assistencias",
} as const satisfies Record<Threshold, SearchField>;
const LARGEST: Record<Threshold, number> = { games: 9999, minutes: 999_999, goals: 9999, assists: 9999 };

/** Reads the fields of an address one after the other, and notes what makes no sense in them. */
export class SearchReader {
  readonly problems: SearchProblem[] = [];
  private readonly params: URLSearchParams;

  constructor(params: URLSearchParams) {
    this.params = params;
  }

  is(field: SearchField): boolean {
    return this.params.get(field) === "1";
  }

  text(): { text?: string } {
    const text = (this.params.get("busca") ?? "")
      .slice(0, 400)
      .normalize("NFC")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, 80)
      .trim();
    if (text === "") return {};
    // Signs alone would match every athlete.
    if (/[a-z0-9]/i.test(text.normalize("NFD"))) return { text };
    this.wrong("busca", "Escreva letras ou números para buscar.");
    return {};
  }

  /** One of a list; `called` names what is wrong with it. */
  one<Key extends string, Value>(
    field: SearchField,
    key: Key,
    values: readonly Value[],
    write: (value: Value) => string,
    called: string,
  ): Partial<Record<Key, Value>> {
    const text = this.typed(field);
    if (text === "") return {};
    const value = values.find((one) => write(one) === text.toLowerCase());
    if (value === undefined) this.wrong(field, `Esta ${called} não existe.`);
    return value === undefined ? {} : ({ [key]: value } as Partial<Record<Key, Value>>);
  }

  range<Key extends string>(
    [from, to]: readonly [SearchField, SearchField],
    parse: (text: string) => number | null,
    keys: Record<Key, 0 | 1>,
    say: { wrong: string; reversed: string },
  ): Partial<Record<Key, number>> {
    const read = (field: SearchField) => {
      const text = this.typed(field);
      const value = text === "" ? undefined : parse(text);
      if (value === null) this.wrong(field, say.wrong);
      return value ?? undefined;
    };
    const values = [read(from), read(to)];
    if (values[0] !== undefined && values[1] !== undefined && values[0] > values[1]) {
      this.wrong(from, say.reversed);
      this.keep(to);
      return {};
    }
    const found: Partial<Record<Key, number>> = {};
    for (const key of Object.keys(keys) as Key[]) {
      const value = values[keys[key]];
      if (value !== undefined) found[key] = value;
    }
    return found;
  }

  /**
   * Positions that are ticked under a group narrow it. A group alone beside single positions is all of its own
   * positions: whoever ticks both looks for either.
   */
  positions(): Pick<SearchQuery, "groups" | "positions" | "secondary"> {
    const groups = this.several("grupo", POSITION_GROUPS, "Este grupo de posições não existe.");
    const ticked = this.several("posicao", POSITIONS, "Esta posição não existe.");
    if (groups.length === 0 && ticked.length === 0) return {};
    const secondary = this.is("secundaria") ? { secondary: true } : {};
    const narrowed = new Set(ticked.map(groupOf));
    const wanted = new Set<Position>([
      ...ticked,
      ...groups.filter((group) => !narrowed.has(group)).flatMap((group) => POSITIONS_BY_GROUP[group]),
    ]);
    const whole = POSITION_GROUPS.filter((group) =>
      POSITIONS_BY_GROUP[group].every((position) => wanted.has(position)),
    );
    const inGroups = whole.reduce((count, group) => count + POSITIONS_BY_GROUP[group].length, 0);
    return inGroups === wanted.size
      ? { groups: whole, ...secondary }
      : { positions: POSITIONS.filter((position) => wanted.has(position)), ...secondary };
  }

  place(place: NamedPlace | null): Pick<SearchQuery, "states" | "city" | "radiusKm"> {
    const states = this.several("uf", Object.keys(STATES) as State[], "Este estado não existe.");
    if (place?.kind === "state" && !states.includes(place.state)) states.push(place.state);
    if (place?.kind === "unknown" || place?.kind === "several") this.wrongPlace(place);
    const city = place?.kind === "city" ? place.code : undefined;
    const radius = this.radius(place);
    return {
      ...(states.length > 0 && { states }),
      ...(city !== undefined && { city }),
      ...(city !== undefined && radius !== undefined && { radiusKm: radius }),
    };
  }

  private wrongPlace({ kind, choices }: NamedPlace & { kind: "unknown" | "several" }): void {
    const message =
      kind === "several"
        ? "Há mais de uma cidade com este nome. Qual delas?"
        : choices.length > 0
          ? "Não achamos esta cidade. Você quis dizer:"
          : "Não achamos esta cidade. Escreva o município e a UF, como Salvador, BA.";
    this.wrong("cidade", message, choices);
  }

  private radius(place: NamedPlace | null): number | undefined {
    const text = this.typed("raio");
    if (text === "") return undefined;
    const km = wholeIn(text, 1, RADIUS_MAX_KM);
    if (km === null) this.wrong("raio", `Escreva um raio de 1 a ${RADIUS_MAX_KM} km.`);
    else if (place === null) this.wrong("raio", "Para usar o raio, escreva também a cidade.");
    else if (place.kind === "state")
      this.wrong("raio", "O raio vale em volta de uma cidade. Troque o estado por uma cidade.");
    else if (place.kind !== "city") this.keep("raio");
    return km ?? undefined;
  }

  traits(): Pick<SearchQuery, "traits"> {
    const traits = this.several("caracteristica", TRAITS, "Esta característica não existe.");
    if (traits.length > MAX_TRAITS)
      this.wrong(
        "caracteristica",
        `Escolha até ${MAX_TRAITS} características. Valem as ${MAX_TRAITS} primeiras.`,
      );
    return traits.length > 0 ? { traits: traits.slice(0, MAX_TRAITS) } : {};
  }

  numbers(): { numbers?: SearchNumbers } {
    const { source } = this.one("fonte", "source", SEASON_SOURCES, (one) => SOURCE_ADDRESSES[one], "fonte");
    const wanted: Partial<Record<Threshold, number>> = {};
    for (const what of THRESHOLDS) {
      const field = THRESHOLD_FIELDS[what];
      const text = this.typed(field);
      const least = text === "" ? undefined : wholeIn(text, 1, LARGEST[what]);
      if (least === null) this.wrong(field, "Escreva um número inteiro, como 15.");
      else if (least !== undefined) wanted[what] = least;
    }
    if (Object.keys(wanted).length > 0) return { numbers: { source: source ?? null, ...wanted } };
    // A source alone asks for whoever has numbers of it.
    return source ? { numbers: { source, games: 1 } } : {};
  }

  updated(today: Temporal.PlainDate): { updatedSince?: string } {
    const text = this.typed("atualizado");
    if (text === "") return {};
    const date = parseDate(text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1"));
    if (!date) this.wrong("atualizado", "Escreva uma data, como 15/11/2026.");
    else if (Temporal.PlainDate.compare(date, today) > 0)
      this.wrong("atualizado", "Esta data ainda não chegou.");
    else return { updatedSince: String(date) };
    return {};
  }

  /** The fields of the query, and what was typed where that means nothing. */
  withTyped(fields: SearchFields): SearchFields {
    const shown = { ...fields };
    for (const field of this.kept)
      if (!Array.isArray(shown[field])) Object.assign(shown, { [field]: this.typed(field) });
    return shown;
  }

  private readonly kept = new Set<SearchField>();

  /** Shown again as it was typed, though nothing is said about it. */
  private keep(field: SearchField): void {
    this.kept.add(field);
  }

  private wrong(field: SearchField, message: string, choices?: readonly string[]): void {
    this.keep(field);
    this.problems.push({ field, message, ...(choices && choices.length > 0 && { choices }) });
  }

  private typed(field: SearchField): string {
    return (this.params.get(field) ?? "").trim().slice(0, 120);
  }

  /** Each once, in the order of the list: the same choice has one address. */
  private several<Value extends string>(
    field: SearchField,
    values: readonly Value[],
    unknown: string,
  ): Value[] {
    const given = new Set(this.params.getAll(field).filter(Boolean).slice(0, 60).map(slug));
    const known = values.filter((value) => given.has(slug(value)));
    if (known.length < given.size) this.wrong(field, unknown);
    return known;
  }
}

/** "15", "2.000", "50 km" or "15 ou +" as a number between these; null for anything else. */
export function wholeIn(text: string, least: number, most: number): number | null {
  const digits = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:\s*(?:anos|km|\+|ou \+|ou mais))?$/i.exec(text)?.[1];
  const value = digits === undefined ? NaN : Number(digits.replaceAll(".", ""));
  return value >= least && value <= most ? value : null;
}
