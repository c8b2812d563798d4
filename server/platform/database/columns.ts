import { sql, customType, timestamp, uuid } from "./orm.ts";

/** uuid v7 from PostgreSQL itself: keys sort by creation, also for rows that no code of ours wrote. */
export const primaryId = () =>
  uuid("id")
    .primaryKey()
    .default(sql`uuidv7()`);

export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => "timestamp with time zone",
  fromDriver: (value) => Temporal.Instant.from(value),
  toDriver: (value) => value.toString(),
});

/** The same column for the tables of the auth library, which knows only Date. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const plainDate = customType<{ data: Temporal.PlainDate; driverData: string }>({
  dataType: () => "date",
  fromDriver: (value) => Temporal.PlainDate.from(value),
  toDriver: (value) => value.toString(),
});

export const citext = customType<{ data: string }>({ dataType: () => "citext" });

export const createdAt = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  instant("updated_at")
    .notNull()
    .default(sql`now()`);

/** `check ("state" in ('a', 'b'))` from the same list that TypeScript knows. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")})`);
