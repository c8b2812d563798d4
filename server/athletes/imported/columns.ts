import { index, sql, uuid, type ExtraConfigColumn } from "#server/platform/database/orm.ts";

/** The file of staff that brought the profile. What stands above athletes knows which: no foreign key. */
export const importColumn = () => uuid("import_id");

export const importIndexes = (table: Record<"importId" | "birthdate" | "nameKey", ExtraConfigColumn>) => [
  index("athletes_import")
    .on(table.importId)
    .where(sql`import_id is not null`),
  // Whether a person is here already, asked for each line of a file.
  index("athletes_same_person")
    .on(table.birthdate, table.nameKey)
    .where(sql`deleted_at is null`),
];
