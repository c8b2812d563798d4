import { POSITIONS, groupOf } from "#domain/athletes/positions.ts";
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
};

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

type Columns = Record<
  | "id"
  | "name"
  | "birthdate"
  | "state"
  | "positionGroup"
  | "traitMask"
  | "traits"
  | "createdAt"
  | "nameKey"
  | "search",
  ExtraConfigColumn
>;

/** Every list reads public profiles only, so each index holds only those. Measured in notes and bench. */
export function listIndexes(table: Columns) {
  const isPublic = sql`visibility = 'public'`;
  const newest: [SQL, SQL, ExtraConfigColumn, ExtraConfigColumn] = [
    sql`${table.createdAt} desc`,
    sql`${table.id} desc`,
    table.birthdate,
    table.traitMask,
  ];
  return [
    index("athletes_newest")
      .on(...newest)
      .where(isPublic),
    index("athletes_state_newest")
      .on(table.state, ...newest)
      .where(isPublic),
    index("athletes_group_newest")
      .on(table.positionGroup, ...newest)
      .where(isPublic),
    index("athletes_state_group_newest")
      .on(table.state, table.positionGroup, ...newest)
      .where(isPublic),
    index("athletes_by_name")
      .on(sql`${table.nameKey} collate "C"`, table.id, table.birthdate, table.positionGroup)
      .where(isPublic),
    index("athletes_by_age")
      .on(sql`${table.birthdate} desc`, sql`${table.id} desc`, table.positionGroup)
      .where(isPublic),
    index("athletes_featured")
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql`visibility = 'public' and featured`),
    index("athletes_words")
      .using(
        "gin",
        sql`name_key gin_trgm_ops`,
        sql`search gin_trgm_ops`,
        table.traits,
        table.state,
        table.positionGroup,
      )
      .where(isPublic),
  ];
}

function groupCase(): string {
  const branches = POSITIONS.map((position) => `when '${position}' then '${groupOf(position)}'`);
  return `case position ${branches.join(" ")} end`;
}
