import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS, groupOf } from "#domain/athletes/positions.ts";
import { STATE_CODES } from "#domain/places.ts";
import { instant } from "#server/platform/database/columns.ts";
import {
  sql,
  type SQL,
  boolean,
  index,
  integer,
  smallint,
  text,
  type ExtraConfigColumn,
} from "#server/platform/database/orm.ts";

/** Words as their place in a list, from 1 on: two bytes in an index. 0 for none. The lists only grow at their end. */
const numbered = (name: string, column: string, words: readonly string[]) =>
  smallint(name)
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `coalesce(array_position(array[${words.map((word) => `'${word}'`).join(", ")}], ${column}), 0)`,
      ),
    );
export const numbersOf = <T>(words: readonly T[], chosen: readonly T[]): number[] =>
  chosen.map((word) => words.indexOf(word) + 1);

/** Columns that PostgreSQL keeps up to date itself; `search_key`, `trait_mask` and `position_words` are in the migrations. */
export const generatedColumns = {
  positionGroup: () => text("position_group").generatedAlwaysAs(sql.raw(groupCase())),
  traitMask: () => integer("trait_mask").generatedAlwaysAs(sql`trait_mask(traits)`),
  nameKey: () => text("name_key").generatedAlwaysAs(sql`search_key(name)`),
  search: () =>
    text("search").generatedAlwaysAs(
      sql`search_key(name || ' ' || coalesce(club, '') || ' ' || coalesce(position, '') || position_words(secondary_positions) || ' ' || coalesce(city, ''))`,
    ),
  birthYear: () => smallint("birth_year").generatedAlwaysAs(sql`extract(year from birthdate)::smallint`),
  /** One bit a position, in the order of POSITIONS: the main one and the secondary ones. */
  positionMask: () =>
    integer("position_mask")
      .notNull()
      .generatedAlwaysAs(sql`position_mask(position, secondary_positions)`),
  /** Who states no height comes last. */
  heightKey: () =>
    smallint("height_key")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(height_cm, 0)`),
  stateNo: () => numbered("state_no", "state", STATE_CODES),
  positionNo: () => numbered("position_no", '"position"', POSITIONS),
  footNo: () => numbered("foot_no", "foot", FEET),
  modalityNo: () => numbered("modality_no", "modality", MODALITIES),
};

/** Each trait of a row with each other one and with each position; the function is in the migrations. */
export const TRAIT_PAIRS = 'trait_pairs(traits, "position", secondary_positions)';

/** What many athletes share, as numbers (`search/facets.ts`): the index of words finds who has several of them at once. */
export const FACETS =
  "search_facets(state_no, position_no, foot_no, modality_no, height_key, birth_year, has_video)";

const total = (name: string) => integer(name).notNull().default(0);

/** What search filters and sorts on and that stands elsewhere: `refreshSearch` writes them, and nobody else. */
export const searchColumns = {
  /** IBGE's code of city and state, where they name a municipality. */
  cityCode: () => integer("city_code"),
  /** A video is shown. */
  hasVideo: () => boolean("has_video").notNull().default(false),
  /** Percent of domain/athletes/completeness.ts. */
  completeness: () => smallint("completeness").notNull().default(0),
  /** When what a visitor reads of the profile last changed; numbers, photos and videos count too. */
  profileUpdatedAt: () =>
    instant("profile_updated_at")
      .notNull()
      .default(sql`now()`),
};

/** The sums of all seasons of one source. Sources are never added up. */
export const totalColumns = {
  matchSheetGames: () => total("match_sheet_games"),
  matchSheetMinutes: () => total("match_sheet_minutes"),
  matchSheetGoals: () => total("match_sheet_goals"),
  matchSheetAssists: () => total("match_sheet_assists"),
  clubGames: () => total("club_games"),
  clubMinutes: () => total("club_minutes"),
  clubGoals: () => total("club_goals"),
  clubAssists: () => total("club_assists"),
  declaredGames: () => total("declared_games"),
  declaredMinutes: () => total("declared_minutes"),
  declaredGoals: () => total("declared_goals"),
  declaredAssists: () => total("declared_assists"),
};

/** What search filters on. Every index of a sort holds them all, so that nobody is looked up who does not match. */
const FILTERED = [
  "stateNo",
  "positionNo",
  "footNo",
  "modalityNo",
  "heightKey",
  "birthdate",
  "hasVideo",
  "traitMask",
  "positionMask",
  "profileUpdatedAt",
  ...(Object.keys(totalColumns) as (keyof typeof totalColumns)[]),
  "cityCode",
] as const;

type Filtered = (typeof FILTERED)[number];
type Columns = Record<Filtered | "id" | "createdAt" | "completeness" | "search", ExtraConfigColumn>;

/** Every list reads public profiles only, so each index holds only those. Decision 37 has what they cost. */
export function listIndexes(table: Columns) {
  const isPublic = sql`visibility = 'public'`;
  const filtered = (...before: Filtered[]) =>
    FILTERED.filter((name) => !before.includes(name)).map((name) => table[name]);
  const sorted = (name: string, key: SQL, ...own: Filtered[]) =>
    index(name)
      .on(key, sql`${table.id} desc`, ...filtered(...own), table.search)
      .where(isPublic);
  const gathered = (name: string, first: [Filtered, ...Filtered[]], where = isPublic) => {
    const [column, ...rest] = first.map((one) => table[one]);
    return index(name)
      .on(
        column!,
        ...rest,
        ...filtered(...first),
        table.id,
        table.createdAt,
        table.completeness,
        sql`name_key collate "C"`,
        table.search,
      )
      .where(where);
  };
  return [
    sorted("athletes_newest", sql`${table.createdAt} desc`),
    index("athletes_by_name")
      .on(sql`name_key collate "C"`, table.id, ...filtered(), table.search)
      .where(isPublic),
    sorted("athletes_by_age", sql`${table.birthdate} desc`, "birthdate"),
    sorted("athletes_by_height", sql`${table.heightKey} desc`, "heightKey"),
    sorted("athletes_by_completeness", sql`${table.completeness} desc`),
    gathered("athletes_by_city", ["cityCode", "birthdate"]),
    gathered("athletes_by_state", ["stateNo", "positionNo", "birthdate"]),
    gathered(
      "athletes_by_match_sheet",
      ["matchSheetGoals", "matchSheetAssists", "matchSheetGames", "matchSheetMinutes"],
      sql`visibility = 'public' and match_sheet_games > 0`,
    ),
    gathered(
      "athletes_by_club",
      ["clubGoals", "clubAssists", "clubGames", "clubMinutes"],
      sql`visibility = 'public' and club_games > 0`,
    ),
    gathered(
      "athletes_by_declared",
      ["declaredGoals", "declaredAssists", "declaredGames", "declaredMinutes"],
      sql`visibility = 'public' and declared_games > 0`,
    ),
    index("athletes_featured")
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql`visibility = 'public' and featured`),
    index("athletes_words")
      .using(
        "gin",
        sql`name_key gin_trgm_ops`,
        sql`search gin_trgm_ops`,
        sql.raw(TRAIT_PAIRS),
        sql.raw(FACETS),
      )
      .where(isPublic),
  ];
}

function groupCase(): string {
  const branches = POSITIONS.map((position) => `when '${position}' then '${groupOf(position)}'`);
  return `case position ${branches.join(" ")} end`;
}
