import { index, sql, type ExtraConfigColumn, type SQL } from "#server/platform/database/orm.ts";

/** Of estimated birth dates nobody knows the day: they count as the youngest, as everywhere. */
export const BORN = "coalesce(birthdate, '9999-12-31'::date)";

type Columns = Record<
  | "id"
  | "updatedAt"
  | "nameKey"
  | "birthdate"
  | "birthdateEstimated"
  | "search"
  | "stateNo"
  | "positionNo"
  | "birthYear"
  | "visibility"
  | "consented"
  | "featured"
  | "deletedAt",
  ExtraConfigColumn
>;

/**
 * What the list of staff reads: all profiles, public or not. One index a sort, small ones for what is rare, one that
 * answers filters without a look at the table, and one of words, for questions that few match (decision 53).
 */
export function staffIndexes(table: Columns) {
  const newest: [SQL, SQL] = [sql`${table.updatedAt} desc`, sql`${table.id} desc`];
  const live = sql`deleted_at is null`;
  return [
    index("athletes_staff_updated")
      .on(...newest)
      .where(live),
    index("athletes_staff_name")
      .on(sql`name_key collate "C"`, table.id)
      .where(live),
    index("athletes_staff_born")
      .on(sql.raw(`(${BORN})`), table.id)
      .where(live),
    index("athletes_staff_waiting")
      .on(...newest)
      .where(sql`deleted_at is null and visibility = 'private' and not consented`),
    index("athletes_staff_hidden")
      .on(...newest)
      .where(sql`deleted_at is null and visibility = 'hidden'`),
    index("athletes_staff_featured")
      .on(...newest)
      .where(sql`deleted_at is null and featured`),
    index("athletes_staff_deleted")
      .on(...newest)
      .where(sql`deleted_at is not null`),
    index("athletes_staff_filters")
      .on(
        table.stateNo,
        table.positionNo,
        table.birthYear,
        table.birthdate,
        table.birthdateEstimated,
        table.visibility,
        table.consented,
        table.featured,
        table.updatedAt,
        table.nameKey,
        table.id,
      )
      .where(live),
    index("athletes_staff_words")
      .using("gin", sql`search gin_trgm_ops`, table.stateNo, table.positionNo, table.birthYear)
      .where(live),
  ];
}
