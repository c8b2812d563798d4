import type { ClonedProduct } from "../helpers/cloned-product.ts";
import { severalAtOnce } from "../helpers/ask.ts";
import { demoSession, type session } from "../helpers/browser-session.ts";
import { openSqlOf } from "../helpers/sql.ts";
import { ACTORS, LOGINS, type ActorName } from "./actors.ts";
import { forbidWriting } from "./nothing-written.ts";
import { actsIn, classOf, fieldsOfForm, hear } from "./probe.ts";
import { findSubjects } from "./subjects.ts";
import type { MatrixRow } from "./table.ts";

/** Everybody signed in, in a product in which nothing changes any more. */
export async function openMatrix(product: ClonedProduct) {
  await using sql = await openSqlOf(product);
  const subjects = await findSubjects(sql);
  const cookies = await signIn(product.url, subjects.get("athleteUser")![0]!);
  // The keys of tokens are made when somebody first asks for them.
  await hear(`${product.url}/api/auth/jwks`);
  await forbidWriting(sql);
  const actors = ACTORS.filter((name) => cookies.has(name));
  const acts = new Set<string>();
  const pages = new Map<string, Promise<string>>();

  const valueOf = (name: string): string => subjects.get(name)?.at(-1) ?? missing(name);

  const pathOf = ({ pattern, query, subject }: Pick<MatrixRow, "pattern" | "query" | "subject">): string => {
    const values = [...(subject ? (subjects.get(subject) ?? missing(subject)) : [])];
    const path = pattern.replaceAll(/\/:\w+\?|:\w+|\*/g, (part) => {
      const value = values.shift();
      if (part.endsWith("?")) return value === undefined ? "" : `/${value}`;
      return value ?? "nada";
    });
    return query ? `${path}?${query.replaceAll(/@(\w+)/g, (_, name: string) => valueOf(name))}` : path;
  };

  /** Read once: nothing changes it. */
  function page(actor: ActorName, path: string): Promise<string> {
    const key = `${actor} ${path}`;
    const known =
      pages.get(key) ?? hear(product.url + path, { cookie: cookies.get(actor) }).then(({ html }) => html);
    pages.set(key, known);
    return known;
  }

  /** What the page of whoever may do it would send; everybody else sends the same. */
  async function fieldsOf(row: MatrixRow): Promise<Record<string, string>> {
    const reader = actors.find((actor) => ["do", "ask"].includes(row.cells[actor]));
    const from = pathOf({ ...row, ...row.from });
    const sent = reader && fieldsOfForm(await page(reader, from), row.intent, Object.keys(row.fields));
    const own = Object.entries(row.fields).map(([name, value]) => [
      name,
      value.startsWith("@") ? valueOf(value.slice(1)) : value,
    ]);
    return { ...sent, ...(row.intent && { intent: row.intent }), ...Object.fromEntries(own) };
  }

  async function heardBy(row: MatrixRow, actor: ActorName): Promise<string> {
    const path = pathOf(row);
    const cookie = cookies.get(actor);
    const fields = row.method === "POST" ? await fieldsOf(row) : undefined;
    const heard = await hear(product.url + path, { method: row.method, cookie, fields });
    if (row.method === "GET" && heard.status === 200)
      for (const { action, intent } of actsIn(heard.html)) acts.add(`${action || path} ${intent}`);
    const heardAs = classOf(heard, row.method);
    return heardAs === row.cells[actor] ? "" : `${heardAs} instead of ${row.cells[actor]}${saidIn(heard)}`;
  }

  return {
    actors,
    /** Acts that pages offered, by the address that each is sent to. */
    acts,
    /** What differs, one line for each row and answer. */
    async differences(rows: readonly MatrixRow[]): Promise<string[]> {
      const found: string[] = [];
      const cells = rows.flatMap((row) => actors.map((actor) => ({ row, actor })));
      const differing = new Map<MatrixRow, Map<string, ActorName[]>>();
      await severalAtOnce(cells, async ({ row, actor }) => {
        const difference = await heardBy(row, actor);
        if (!difference) return;
        const of = differing.get(row) ?? new Map<string, ActorName[]>();
        of.set(difference, [...(of.get(difference) ?? []), actor]);
        differing.set(row, of);
      });
      for (const row of rows)
        for (const [difference, who] of differing.get(row) ?? [])
          found.push(`${row.text}\n      ${who.join(", ")}: ${difference}`);
      return found;
    },
    /** The status of any request of somebody. */
    async status(method: string, path: string, actor: ActorName): Promise<number> {
      return (await hear(product.url + path, { method, cookie: cookies.get(actor) })).status;
    },
    pathOf,
  };
}

const missing = (name: string): never => {
  throw new Error(`no subject ${name} in subjects.ts`);
};

/** For whoever reads of a difference: where it led, or what was said. */
const saidIn = ({ status, location, flash }: Awaited<ReturnType<typeof hear>>): string =>
  ` (${[status, location, flash?.title].filter(Boolean).join(", ")})`;

async function signIn(origin: string, impersonated: string): Promise<ReadonlyMap<ActorName, string>> {
  const cookies = new Map<ActorName, string>([["visitor", ""]]);
  for (const name of ACTORS) {
    const login = LOGINS[name];
    if (!login) continue;
    const { jar } = await demoSession(origin, login);
    cookies.set(name, cookieOf(jar));
  }
  const admin = await demoSession(origin, "admin");
  const started = await admin.post(`/admin/usuarios/${impersonated}`, {
    intent: "ver-como",
    reason: "A matriz olha no lugar dela",
  });
  if (started.status !== 302) throw new Error(`impersonating answered ${started.status}`);
  cookies.set("impersonating", cookieOf(admin.jar));
  return cookies;
}

const cookieOf = (jar: ReturnType<typeof session>["jar"]): string =>
  [...jar]
    .filter(([name]) => name !== "joia.flash")
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
