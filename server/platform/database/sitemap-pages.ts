import { client } from "./database.ts";

/** One page for search engines: the end of its address, and the day of its last change. */
interface SitemapEntry {
  key: string;
  changed: string;
}

interface SitemapPages {
  /** The first id of each page. */
  pageStarts(): Promise<string[]>;
  /** The rows of the page that starts at this id. */
  page(start: string): Promise<SitemapEntry[]>;
}

// A sitemap may hold 50 000 addresses; smaller ones keep each query cheap.
const PAGE_SIZE = 2000;

/** A table's matching rows in pages that are found by id, so that the last page costs no more than the first. */
export function sitemapPages(table: string, key: string, where: string): SitemapPages {
  const starts = `select id from (
  select id, row_number() over (order by id) as place from ${table} where ${where}) placed
where place % ${PAGE_SIZE} = 1 order by id`;
  const page = `select ${key} as key, (updated_at at time zone 'America/Sao_Paulo')::date::text as changed
from ${table} where ${where} and id >= $1 order by id limit ${PAGE_SIZE}`;
  return {
    async pageStarts() {
      const { rows } = await client().query<{ id: string }>(starts);
      return rows.map(({ id }) => id);
    },
    async page(start) {
      const { rows } = await client().query<SitemapEntry>(page, [start]);
      return rows;
    },
  };
}
