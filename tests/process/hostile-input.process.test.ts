import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { PATTERNS } from "../helpers/route-patterns.ts";

/** What parsers and regular expressions stumble over, again and again up to the size of the request. */
const SHAPES = ["@", "a.", "%25", "0-"];
const LONG = 16_000;
/** The longest address that is not refused as such. */
const LONGEST_ADDRESS = 3_500;
const SHORT = 16;
const FIELDS = ["email", "name", "message"];
const HEADERS = ["accept", "accept-language", "user-agent", "if-none-match", "referer", "cookie", "range"];
const AT_ONCE = 8;
/**
 * A thousand times the text is allowed a few times the work: a page costs more than reading what was sent. One
 * quadratic expression on the way of every request costs more than a hundred times.
 */
const MOST_GROWTH = 4;

let product: ClonedProduct;

beforeAll(async () => {
  // Each request as from an address of its own, so that no limit answers instead of the route.
  product = await startDemo({ TRUST_PROXY: "true", API_REQUESTS_PER_MINUTE: "1000000" });
});

afterAll(() => product[Symbol.asyncDispose]());

test("every route answers a short one", () => walk("x", SHORT));

test.each(SHAPES)("%j, 16 kB of it wherever it can stand, makes no route work much more", async (shape) => {
  const short = await work(() => walk(shape, SHORT));
  const long = await work(() => walk(shape, LONG));
  expect(long / short).toBeLessThan(MOST_GROWTH);
});

/** User CPU seconds of the product, by its own account. */
async function work(doing: () => Promise<void>): Promise<number> {
  const before = await cpuSeconds();
  await doing();
  return (await cpuSeconds()) - before;
}

async function cpuSeconds(): Promise<number> {
  const { body } = await ask(`${product.url}/metrics`);
  return Number(/^process_cpu_user_seconds_total ([\d.e-]+)$/m.exec(body.toString())?.[1]);
}

/** Every route: the shape as its path and query, in its headers, and in the fields of a form. */
async function walk(shape: string, size: number): Promise<void> {
  const text = (length: number) => shape.repeat(Math.ceil(Math.min(size, length) / shape.length));
  const requests = PATTERNS.filter((pattern) => pattern !== "/sair").flatMap((pattern) => {
    const address = encodeURI(text(LONGEST_ADDRESS / 6));
    const path = pattern.replaceAll(/:\w+\??|\*/g, address);
    return [
      () => send(path, "GET", Object.fromEntries(HEADERS.map((name) => [name, text(LONG / HEADERS.length)]))),
      () => send(`${path}?busca=${address}&voltar=${address}&x=${address}`, "GET"),
      () => send(path, "POST", {}, new URLSearchParams(FIELDS.map((name) => [name, text(LONG)])).toString()),
    ];
  });
  for (let n = 0; n < 20; n++)
    requests.push(
      () => send(`/${encodeURI(text(LONGEST_ADDRESS))}`, "GET"),
      () => send(`/${text(LONG)}`, "GET"),
    );
  for (let n = 0; n < requests.length; n += AT_ONCE)
    await Promise.all(requests.slice(n, n + AT_ONCE).map((request) => request()));
}

let sent = 0;

async function send(path: string, method: string, headers: Record<string, string> = {}, body?: string) {
  const n = ++sent;
  const { status } = await ask(`${product.url}${path}`, {
    method,
    headers: {
      ...headers,
      "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...(body ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(body ? { body: Buffer.from(body) } : {}),
  });
  expect(status, `${method} ${path.slice(0, 80)}`).toBeLessThan(500);
}
