import { POSITIONS, groupOf } from "#domain/athletes/positions.ts";
import {
  sql,
  type SQL,
  index,
  integer,
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
