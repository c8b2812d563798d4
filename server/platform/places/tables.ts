import { STATE_CODES, type State } from "#domain/places.ts";
import { oneOf } from "#server/platform/database/columns.ts";
import {
  check,
  doublePrecision,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from "#server/platform/database/orm.ts";

/** Every Brazilian municipality, filled by the migration. Its code is IBGE's. */
export const municipalities = pgTable(
  "municipalities",
  {
    code: integer("code").primaryKey(),
    state: text("state").$type<State>().notNull(),
    name: text("name").notNull(),
    /** Lower case, without accents and signs: `place_key` is in the migrations. */
    key: text("key")
      .notNull()
      .generatedAlwaysAs(sql`place_key(name)`),
    /** Its centre. Null where nobody measured it yet: such a city is near none but itself. */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
  },
  (table) => [
    check("municipalities_state", oneOf("state", STATE_CODES)),
    uniqueIndex("municipalities_key").on(table.state, table.key),
  ],
);
