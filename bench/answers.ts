import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { VISITOR } from "#domain/identity/actor.ts";
import { listStatement } from "#server/athletes/list-sql.ts";
import { siteStatement } from "#server/athletes/queries.ts";
import { today } from "#server/platform/clock.ts";
import { runningConnection } from "#tools/backup/running-connection.ts";
import type { EmbeddedConnection } from "#tools/postgres/embedded.ts";
import type { BareOrder } from "./bare-server.ts";
import { load, type Asked, type Load } from "./load.ts";
import type { Product } from "./start.ts";
import { KNOWN_VISITOR, memberCookie } from "./visitors.ts";

const ROUNDS = 3;
// Counted in answers too: on a busy machine code would otherwise be measured before V8 has optimised it.
const WARM_UP = { seconds: 2, answers: 1000 };
const MEASURED = { seconds: 3, answers: 500 };
const SUBDOMAIN = "kaua-ribeiro";
const LIST = "/api/v1/athletes";
const ONE = `/api/v1/athletes/${SUBDOMAIN}`;
const CACHED = "/atletas";
const EVERYONE = { name: "", ageMin: 13, ageMax: 18, group: null, sort: "newest" } as const;

/** One address, as somebody asks for it. */
type Address = Omit<Asked, "origin">;

export interface Addresses {
  /** Made for each request. */
  made: Record<string, Address>;
  cached: Address;
}

export async function addressesOf(product: Product): Promise<Addresses> {
  const club = await memberCookie(connectionOf(product), "club");
  const page = (path: string, cookie: string) => ({ path, headers: { "accept-encoding": "br", cookie } });
  // Packing is not what is compared with bare `pg`: neither side does it.
  const data = (path: string) => ({
    path,
    headers: { "accept-encoding": "identity", cookie: KNOWN_VISITOR },
  });
  return {
    made: {
      "/atletas, visitor": page("/atletas", KNOWN_VISITOR),
      "/atletas, member": page("/atletas", club),
      "/a/…, member": page(`/a/${SUBDOMAIN}`, club),
      "/club/dashboard": page("/club/dashboard", club),
      "API list": data(LIST),
      "API one": data(ONE),
    },
    cached: { path: CACHED, headers: { "accept-encoding": "br" } },
  };
}

export function connectionOf({ dataDir }: Product): EmbeddedConnection {
  const connection = runningConnection(dataDir);
  if (!connection) throw new Error("the product's PostgreSQL does not run");
  return connection;
}

/** Rounds take turns, so that a slow moment of the machine hits all alike; the middle round counts. */
export async function loadInTurns(asked: Record<string, Asked>): Promise<Record<string, Load>> {
  const results = new Map(Object.keys(asked).map((name): [string, Load[]] => [name, []]));
  for (const one of Object.values(asked)) await load(one, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, one] of Object.entries(asked)) results.get(name)!.push(await load(one, MEASURED));
  return Object.fromEntries(
    [...results].map(([name, loads]) => [
      name,
      loads.toSorted((a, b) => a.cpuMs - b.cpuMs)[Math.floor(loads.length / 2)]!,
    ]),
  );
}

/** The same answers as far as node:http and `pg` alone make them: same SQL, same bytes. */
export async function startBare(
  product: Product,
  cached: Address,
): Promise<{ list: Asked; one: Asked; page: Asked; stop(): void }> {
  const list = listStatement(EVERYONE, { limit: 21 }, today());
  const one = siteStatement(SUBDOMAIN, VISITOR);
  const order: BareOrder = {
    connection: connectionOf(product),
    statements: {
      [LIST]: { name: "list", text: list.text, values: list.values },
      [ONE]: { name: "one", text: one.text, values: one.values },
    },
    pages: { [cached.path]: await rawAnswer({ origin: product.origin, ...cached }) },
  };
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), {
    env: { ...process.env, BARE_ORDER: JSON.stringify(order) },
  });
  const [port] = (await once(child, "message")) as [number];
  const origin = `http://localhost:${port}`;
  return {
    list: { origin, path: LIST, headers: {} },
    one: { origin, path: ONE, headers: {} },
    page: { origin, ...cached },
    stop: () => child.disconnect(),
  };
}

/** The packed bytes as they travel; fetch would unpack them. */
async function rawAnswer({ origin, path, headers }: Asked): Promise<BareOrder["pages"][string]> {
  const [response] = await once(request(`${origin}${path}`, { headers }).end(), "response");
  const { "content-type": type, "content-encoding": encoding } = response.headers;
  const body = await buffer(response);
  return {
    headers: { "content-type": type, "content-encoding": encoding },
    body: body.toString("base64"),
  };
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;
