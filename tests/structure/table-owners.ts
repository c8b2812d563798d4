import path from "node:path";

export interface Source {
  file: string;
  text: string;
}

const TABLE = /pg(?:Table|View|MaterializedView)\(\s*"(\w+)"/g;
const TABLES_IMPORT = /\bfrom\s*"([^"]*\/tables\.ts)"/g;
/** Where SQL names a table: after the words that a table's name follows. */
const NAMED_IN_SQL =
  /\b(?:from|join|into|update|table|truncate|lock|using)\s+(?:only\s+|lateral\s+)?(?:public\.)?"?([a-z][a-z0-9_]*)"?/gi;

/** Which capability owns each table: the one whose tables.ts declares it. */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  const declared = sources.filter(({ file }) => isTables(file));
  return new Map(
    declared.flatMap(({ file, text }) =>
      [...text.matchAll(TABLE)].map(([, table]) => [table!, ownerOf(file)] as const),
    ),
  );
}

/** Why this file reaches into another capability's tables, once for each way; empty when it does not. */
export function foreignTables({ file, text }: Source, owners: ReadonlyMap<string, string>): string[] {
  const own = ownerOf(file);
  const imported = [...text.matchAll(TABLES_IMPORT)]
    .map(([, specifier]) => resolve(file, specifier!))
    .filter((target) => ownerOf(target) !== own && !isTables(file))
    .map((target) => `imports ${target}`);
  const named = textsOf(text)
    .flatMap((sql) => [...sql.matchAll(NAMED_IN_SQL)].map(([, table]) => table!.toLowerCase()))
    .filter((table) => owners.has(table) && owners.get(table) !== own)
    .map((table) => `names ${table} of ${owners.get(table)!} in SQL`);
  return [...new Set([...imported, ...named])];
}

/** Texts in quotes and backticks that hold SQL: prose in comments names tables freely. */
function textsOf(source: string): string[] {
  const withoutComments = source.replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
  return (withoutComments.match(/`(?:[^`\\]|\\[^])*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g) ?? []).filter(
    (text) => /\b(?:select|insert|update|delete|from|join|truncate|lock)\b/i.test(text),
  );
}

const isTables = (file: string) => file.endsWith("/tables.ts");
const ownerOf = (file: string) => file.split("/").slice(0, 2).join("/");
const resolve = (file: string, specifier: string) =>
  specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier);
