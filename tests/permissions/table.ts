import { ACTORS, type ActorName } from "./actors.ts";

/**
 * What a cell may say.
 *
 *     ok    the page                        L   to /login
 *     do    let in: it came to the writing  A   to /admin/login
 *     ask   let in: the form again          U   to /admin/unauthorized
 *     no    a redirect with a refusal       S   to /profile-selection
 *     ~     a redirect elsewhere            404, 403, 401, 405 …: that status
 */
const CLASSES = new Set(["ok", "do", "ask", "no", "~", "L", "A", "U", "S"]);

export interface MatrixRow {
  method: "GET" | "POST";
  pattern: string;
  /** What stands behind the question mark. */
  query: string;
  /** What it is asked about, by its name in subjects.ts. */
  subject: string | null;
  /** What the form calls the act; empty where its route has one. */
  intent: string;
  /** The page that the form stands on, where that is another one. */
  from: Pick<MatrixRow, "pattern" | "query"> | null;
  /** Fields of the form besides those that the page itself sends. */
  fields: Record<string, string>;
  cells: Readonly<Record<ActorName, string>>;
  /** As it stands in the table, for whoever reads of a difference. */
  text: string;
}

/**
 * One row a line: method, address, `@subject`, intent, `field=value` (a plus for each space), `from:/page/of/the/form`, and what each actor
 * hears, or `every` and what all of them hear, or `team` and what staff and admins hear in their area: nobody else learns
 * more there than that it is not theirs. In somebody's place every file is refused, as every post is.
 */
export function rowsOf(table: string): MatrixRow[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(rowOf);
}

function rowOf(line: string): MatrixRow {
  const words = line.split(/\s+/);
  const { cells, taken } = cellsIn(words);
  const [method, address, ...rest] = words.slice(0, -taken);
  if (method !== "GET" && method !== "POST") throw new Error(`not a row of the matrix: ${line}`);
  if (!address?.startsWith("/")) throw new Error(`no address: ${line}`);
  for (const cell of cells)
    if (!CLASSES.has(cell) && !/^\d{3}$/.test(cell)) throw new Error(`no class ${cell}: ${line}`);
  const intents = rest.filter((word) => !/^@|^from:|=/.test(word));
  if (intents.length > 1) throw new Error(`more than one intent, or too few cells: ${line}`);
  const from = rest.find((word) => word.startsWith("from:"));
  return {
    method,
    ...addressOf(address),
    subject: rest.find((word) => word.startsWith("@"))?.slice(1) ?? null,
    intent: intents[0] ?? "",
    from: from ? addressOf(from.slice("from:".length)) : null,
    fields: Object.fromEntries(
      rest
        .filter((word) => word.includes("="))
        .map((word) => word.replaceAll("+", " ").split(/=(.*)/s) as [string, string]),
    ),
    cells: Object.fromEntries(ACTORS.map((actor, n) => [actor, cells[n]!])) as MatrixRow["cells"],
    text: line.replaceAll(/\s+/g, " "),
  };
}

function cellsIn(words: readonly string[]): { cells: readonly string[]; taken: number } {
  if (words.at(-2) === "every") return { cells: ACTORS.map(() => words.at(-1)!), taken: 2 };
  if (words.at(-3) !== "team") return { cells: words.slice(-ACTORS.length), taken: ACTORS.length };
  const [staff, admin] = words.slice(-2) as [string, string];
  const heard: Partial<Record<ActorName, string>> = {
    visitor: "A",
    staff,
    admin,
    impersonating: words[0] === "GET" && !FILE.test(words[1]!) ? "U" : "403",
  };
  return { cells: ACTORS.map((actor) => heard[actor] ?? "U"), taken: 3 };
}

const FILE = /\.csv$|\/:file$/;

/** The question mark of an optional parameter stands at the end; that of a query does not. */
function addressOf(text: string): { pattern: string; query: string } {
  const [pattern = "", query = ""] = text.split(/\?(?=\w)/, 2);
  return { pattern, query };
}
