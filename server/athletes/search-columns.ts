import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS, groupOf } from "#domain/athletes/positions.ts";
import type { SearchSort, Threshold } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
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

/** The most that any source tells of, for those who ask of any. */
const most = (what: Threshold) => {
  const totals = SEASON_SOURCES.map((source) => `${source}_${what}`);
  return smallint(`most_${what}`)
    .notNull()
    .generatedAlwaysAs(sql.raw(`least(greatest(${totals.join(", ")}), ${MOST_SMALLINT})`));
};
const MOST_SMALLINT = 32_767;

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
  mostGames: () => most("games"),
  mostGoals: () => most("goals"),
  mostAssists: () => most("assists"),
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
export const totalColumns = () => ({
  matchSheetGames: total("match_sheet_games"),
  matchSheetMinutes: total("match_sheet_minutes"),
  matchSheetGoals: total("match_sheet_goals"),
  matchSheetAssists: total("match_sheet_assists"),
  clubGames: total("club_games"),
  clubMinutes: total("club_minutes"),
  clubGoals: total("club_goals"),
  clubAssists: total("club_assists"),
  declaredGames: total("declared_games"),
  declaredMinutes: total("declared_minutes"),
  declaredGoals: total("declared_goals"),
  declaredAssists: total("declared_assists"),
});

/** What search filters on. Every index of a sort holds them all, so that nobody is looked up who does not match. */
const FILTERED = [
  "footNo",
  "modalityNo",
  "heightKey",
  // For the marks of others.
  "completeness",
  "birthdate",
  "hasVideo",
  "profileUpdatedAt",
  ...(Object.keys(totalColumns()) as (keyof ReturnType<typeof totalColumns>)[]),
  "mostGames",
  "mostGoals",
  "mostAssists",
  // Asked for as lists, which cost more to look at: of those whom the others leave.
  "positionNo",
  "stateNo",
  "cityCode",
  // Bits, which no index compares.
  "traitMask",
  "positionMask",
] as const;

type Filtered = (typeof FILTERED)[number];
type Columns = Record<Filtered | "id" | "createdAt" | "search" | "birthYear", ExtraConfigColumn>;

/** Indexes that are taken only for who asks for their mark: PostgreSQL alone would often take one that is slower. */
const MARKED = [
  "athletes_by_city",
  "athletes_by_state",
  "athletes_by_build",
  "athletes_by_match_sheet",
  "athletes_by_club",
  "athletes_by_declared",
  "athletes_by_age",
  "athletes_by_height",
  "athletes_by_completeness",
  // One a sort.
  "athletes_texts",
] as const;
type MarkedIndex = (typeof MARKED)[number];
/** True of every athlete, and nothing else that is asked says so. */
export const markOf = (index: MarkedIndex): string => `completeness <> -${MARKED.indexOf(index) + 1}`;

/** Every list reads public profiles only, so each index holds only those. Decision 37 has what they cost. */
export function listIndexes(table: Columns) {
  const isPublicSql = "visibility = 'public'";
  const isPublic = sql.raw(isPublicSql);
  const filtered = (...before: Filtered[]) =>
    FILTERED.filter((name) => !before.includes(name)).map((name) => table[name]);
  const marked = (name: MarkedIndex, ...more: string[]) =>
    sql.raw([isPublicSql, ...more, markOf(name)].join(" and "));
  const sorted = (name: MarkedIndex, column: Filtered) =>
    index(name)
      .on(sql`${table[column]} desc`, sql`${table.id} desc`, ...filtered(column))
      .where(marked(name));
  const newest = sql`${table.createdAt} desc`;
  const byName = sql`name_key collate "C"`;
  const keys = [table.id, table.createdAt, byName];
  const gathered = (name: MarkedIndex, first: [Filtered, ...Filtered[]], ...where: string[]) => {
    const [column, ...rest] = first;
    return index(name)
      .on(table[column], ...rest.map((one) => table[one]), ...filtered(...first), ...keys, table.search)
      .where(marked(name, ...where));
  };
  const texted = (sort: SearchSort, key: SQL, id: ExtraConfigColumn | SQL = sql`${table.id} desc`) =>
    index(`athletes_texts_by_${sort}`).on(key, id, table.search).where(marked("athletes_texts"));
  return [
    index("athletes_newest")
      .on(newest, sql`${table.id} desc`, ...filtered())
      .where(isPublic),
    index("athletes_by_name")
      .on(byName, table.id, ...filtered())
      .where(isPublic),
    sorted("athletes_by_age", "birthdate"),
    sorted("athletes_by_height", "heightKey"),
    sorted("athletes_by_completeness", "completeness"),
    // After the days comes what has many values: PostgreSQL would think it goes from day to day for one of few.
    gathered("athletes_by_city", ["cityCode", "birthdate", "profileUpdatedAt"]),
    gathered("athletes_by_state", ["stateNo", "positionNo", "birthdate", "profileUpdatedAt"]),
    // Few values each, the rare ones last: PostgreSQL goes from one combination to the next.
    index("athletes_by_build")
      .on(
        table.hasVideo,
        table.modalityNo,
        table.footNo,
        table.positionNo,
        table.birthYear,
        table.heightKey,
        ...filtered("hasVideo", "modalityNo", "footNo", "positionNo", "heightKey", "cityCode"),
        ...keys,
      )
      .where(marked("athletes_by_build")),
    gathered(
      "athletes_by_match_sheet",
      ["matchSheetGoals", "matchSheetAssists", "matchSheetGames", "matchSheetMinutes"],
      "match_sheet_games > 0",
    ),
    gathered("athletes_by_club", ["clubGoals", "clubAssists", "clubGames", "clubMinutes"], "club_games > 0"),
    gathered(
      "athletes_by_declared",
      ["declaredGoals", "declaredAssists", "declaredGames", "declaredMinutes"],
      "declared_games > 0",
    ),
    texted("newest", newest),
    texted("name", byName, table.id),
    texted("age", sql`${table.birthdate} desc`),
    texted("height", sql`${table.heightKey} desc`),
    texted("completeness", sql`${table.completeness} desc`),
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
