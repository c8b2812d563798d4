import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit-cli/api";
import { beforeAll, describe, expect, test } from "vitest";
import config from "../../../drizzle.config.ts";
import { client } from "./database.ts";
import { getTableConfig, PgTable, is } from "./orm.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

let definitions: Record<string, unknown>;

beforeAll(async () => {
  const files = [config.schema ?? []].flat().flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(ROOT, file)).href)));
  definitions = Object.assign({}, ...modules);
});

const names = async (sql: string) => (await client().query(sql)).rows.map(({ name }) => name as string);

describe("the tables in code and in the database are the same", () => {
  test("drizzle-kit would generate nothing new", async () => {
    const meta = path.join(ROOT, config.out!, "meta");
    const journal = JSON.parse(readFileSync(path.join(meta, "_journal.json"), "utf8"));
    const last = String(journal.entries.at(-1).idx).padStart(4, "0");
    const before = JSON.parse(readFileSync(path.join(meta, `${last}_snapshot.json`), "utf8"));
    expect(await generateMigration(before, generateDrizzleJson(definitions, before.id))).toEqual([]);
  }, 30_000);

  test("every column of the code is there, with its type and whether it may be empty", async () => {
    const tables = Object.values(definitions)
      .filter((value) => is(value, PgTable))
      .map(getTableConfig);
    const inCode = tables.flatMap(({ name, columns }) =>
      columns.map(
        (column) => `${name}.${column.name} ${column.notNull ? "not null" : "null"} ${column.getSQLType()}`,
      ),
    );
    const inDatabase = await names(
      `select attrelid::regclass || '.' || attname || case when attnotnull then ' not null ' else ' null ' end || format_type(atttypid, atttypmod) as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
    );
    expect(inDatabase.sort()).toEqual(inCode.sort());
  });
});

describe("every table", () => {
  test("has a primary key", async () => {
    const without = await names(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`,
    );
    expect(without).toEqual([]);
  });

  test("keeps its instants with a time zone", async () => {
    const without = await names(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type in ('timestamp without time zone', 'time without time zone', 'time with time zone')`,
    );
    expect(without).toEqual([]);
  });

  test("finds what refers to it by an index, so that a deletion does not read whole tables", async () => {
    const without = await names(
      `select conrelid::regclass || '.' || attname as name from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
    );
    expect(without).toEqual([]);
  });

  test("has keys that sort by when they were made", async () => {
    const random = await names(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and column_default is not null and column_default <> 'uuidv7()'`,
    );
    expect(random).toEqual([]);
  });
});
