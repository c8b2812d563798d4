import { client } from "./database.ts";

/** One thing that search engines may know: how its address ends, and the day it last changed. */
export interface SitemapEntry {
  key: string;
  changed: string;
}

export interface PartsById {
  /** The first id of each part. */
  edges(): Promise<string[]>;
  /** From that id on, no more than one part holds. */
  part(from: string): Promise<SitemapEntry[]>;
}

// Fifty thousand are allowed; small files keep what one question costs small.
const PART_SIZE = 2000;

/** A table's matching rows in parts that are found by key, so that the last costs no more than the first. */
export function partsById(table: string, key: string, where: string): PartsById {
  const edges = `select id from (
  select id, row_number() over (order by id) as place from ${table} where ${where}) placed
where place % ${PART_SIZE} = 1 order by id`;
  const part = `select ${key} as key, (updated_at at time zone 'America/Sao_Paulo')::date::text as changed
from ${table} where ${where} and id >= $1 order by id limit ${PART_SIZE}`;
  return {
    async edges() {
      const { rows } = await client().query<{ id: string }>(edges);
      return rows.map(({ id }) => id);
    },
    async part(from) {
      const { rows } = await client().query<SitemapEntry>(part, [from]);
      return rows;
    },
  };
}
