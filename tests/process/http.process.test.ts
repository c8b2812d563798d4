import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask, type Asked } from "../helpers/ask.ts";
import { type ClonedProduct, startEmpty } from "../helpers/cloned-product.ts";
import { insertAthlete, openSqlOf } from "../helpers/sql.ts";

const MEGABYTE = Buffer.alloc(1_000_000, "a");

let product: ClonedProduct;
const get = (path: string, asked?: Asked) => ask(`${product.url}${path}`, asked);

beforeAll(async () => {
  product = await startEmpty();
  await using sql = await openSqlOf(product);
  await insertAthlete(sql, "ana", "Ana Prado");
});

afterAll(() => product[Symbol.asyncDispose]());

describe("limits", () => {
  test("a body that is too large is refused, whether its length is announced or not", async () => {
    const announced = { method: "POST", body: Buffer.concat([MEGABYTE, MEGABYTE]) };
    expect((await get("/", announced)).status).toBe(413);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const streamed = { method: "POST", headers, body: [MEGABYTE, MEGABYTE] };
    expect((await get("/login", streamed)).status).toBe(413);
  });

  test("an address over 4 kB is refused, as a problem to programs", async () => {
    const long = `/${"%25".repeat(5000)}`;
    expect((await get(long)).status).toBe(414);
    const api = await get(`/api/v1/athletes?name=${"a".repeat(5000)}`);
    expect(api.status).toBe(414);
    expect(api.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  });

  test("headers over 16 kB are refused", async () => {
    expect((await get("/", { headers: { "x-long": "a".repeat(32_000) } })).status).toBe(431);
  });

  test.each(["a b<>", "[", "@", "a:99999"])("%j is no host", async (host) => {
    expect((await get("/", { headers: { host } })).status).toBe(400);
  });

  test("what is not HTTP is a bad request, and the server serves on", async () => {
    const socket = connect(product.port, "localhost");
    socket.write("\x16\x03\x01 hello\r\n\r\n");
    expect(await text(socket)).toContain("400 Bad Request");
    expect((await get("/healthz")).status).toBe(200);
  });
});

describe("operations", () => {
  test("health, readiness and metrics answer, and are not stored", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics"]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test("metrics are Prometheus text, for this machine alone", async () => {
    await get("/atletas");
    const { headers, body } = await get("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body.toString()).toMatch(
      /^http_request_duration_seconds_count\{answered_by="router",status="2xx"\} \d+$/m,
    );
    expect(body.toString()).toMatch(/^# TYPE page_cache_lookups_total counter$/m);
    expect((await get("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } })).status).toBe(404);
  });

  test.each([
    ["/a/ana?de=ana@exemplo.com.br", "/a/:subdomain/:tab?", "router"],
    ["/a/ana", "/a/:subdomain/:tab?", "router"],
    ["/a/ana", "/a/:subdomain/:tab?", "cache"],
    ["/a/ana.data", "/a/:subdomain/:tab?", "router"],
    ["/%61/an%61", "/a/:subdomain/:tab?", "router"],
    ["/contatos/novo/ana", "/contatos/novo/:subdomain", "router"],
    ["/api/v1/athletes/ana", "/api/v1/athletes/:subdomain", "data"],
    ["/api/v1/athletes/ana", "/api/v1/athletes/:subdomain", "cache"],
    ["/pagamento-de-teste/cs_ana", "/pagamento-de-teste/:sessionId", "router"],
    ["/ana", "/:tab", "router"],
    ["/atletas/ana", "/*", "router"],
    ["/assets/ana.js", "/*", "router"],
    ["/healthz", "/healthz", "operations"],
    ["/favicon.svg", "/*", "file"],
    [`/ana${"x".repeat(5000)}`, undefined, "limit"],
  ])("%s is one line of the log with its id and its route, and no name is in it", async (path, route, by) => {
    const { headers } = await get(path, { headers: { referer: "http://ana.exemplo/ana" } });
    const line = await lineOf(String(headers["x-request-id"]), '"msg":"request"');
    expect(line).toMatchObject({ level: "info", method: "GET", by });
    expect(line["route"]).toBe(route);
    expect(product.logs()).not.toMatch(/ana(?:@|\b)/i);
  });

  test("of an address that leads nowhere the log holds our own words only", async () => {
    const { headers } = await get("/atletas/ana/x");
    const line = await lineOf(String(headers["x-request-id"]), "page not found");
    expect(line).toMatchObject({ under: "atletas", segments: 3 });
  });

  test("a form from another site is refused in one line, which is no error", async () => {
    const from = { method: "POST", headers: { origin: "https://ana.exemplo", accept: "text/html" } };
    const { status, headers, body } = await get("/contato?ana", from);
    expect(status).toBe(403);
    expect(body.toString()).toContain("veio de outro site");
    await lineOf(String(headers["x-request-id"]), "a form from another site was refused");
    expect(product.logs()).not.toMatch(/"level":"error"[^\n]*origin/);
  });
});

/** The first line of this request that says `text`. */
async function lineOf(id: string, text: string): Promise<Record<string, unknown>> {
  const find = () =>
    product
      .logs()
      .split("\n")
      .find((entry) => entry.includes(`"requestId":"${id}"`) && entry.includes(text));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? "") as Record<string, unknown>;
}

describe("pages", () => {
  test.each([
    ["/atletas", "busca=a", "utm_source=x&fbclid=1&x=1"],
    ["/a/ana", "foto=2", "utm_source=x&x=1"],
    ["/a/ana/estatisticas", "comparar=1", "x=1"],
    ["/", undefined, "utm_campaign=x"],
    ["/campeonatos", "tipo=peneira", "x=1"],
    ["/clubes", "pagina=2", "x=1"],
    ["/planos", "publico=clubes", "gclid=x"],
    ["/exemplo-atleta", "foto=1", "x=1"],
  ])(
    "%s is kept once for each parameter that it reads, whatever else the link carries",
    async (path, own, other) => {
      await get(path);
      const before = await misses();
      for (const query of [other, `${other}2`, `z=${other}`])
        expect((await get(`${path}?${query}`)).status).toBe(200);
      expect(await misses()).toBe(before);
      if (own === undefined) return;
      await get(`${path}?${own}&${other}`);
      await get(`${path}?${other}&${own}`);
      expect(await misses()).toBe(before + 1);
    },
  );

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("come in %s, those that are kept and those that are not", async (encoding, decompress) => {
    for (const path of ["/a/ana", "/a/ana", "/nada"]) {
      const { headers, body } = await get(path, { headers: { "accept-encoding": encoding } });
      expect(headers).toMatchObject({
        "content-encoding": encoding,
        vary: expect.stringContaining("accept-encoding"),
      });
      expect(decompress(body).toString()).toMatch(/<\/html>$/);
      const plain = await get(path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(plain.body.toString()).toMatch(/<\/html>$/);
    }
  });

  test("that did not change are not sent again", async () => {
    const { headers } = await get("/atletas");
    const again = await get("/atletas", { headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await get("/atletas", { headers: { "if-none-match": '"old"' } })).status).toBe(200);
  });

  test("that do not exist say so, with a page", async () => {
    const { status, headers, body } = await get("/nada-aqui");
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("Página não encontrada");
  });

  test("have a head without a body for HEAD", async () => {
    const { status, headers, body } = await get("/atletas", { method: "HEAD" });
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });
});

test("built files are precompressed and kept by browsers for ever", async () => {
  const page = (await get("/")).body.toString();
  const assets = [...page.matchAll(/"(\/assets\/[^" #]+\.(?:css|js))#?"/g)].map((match) => String(match[1]));
  expect(assets.some((path) => path.endsWith(".css"))).toBe(true);
  for (const path of new Set(assets)) {
    const { status, headers, body } = await get(path, { headers: { "accept-encoding": "gzip, br" } });
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    // The smallest ones are sent as they are: compressed they would be no shorter.
    if (body.length >= 256)
      expect({ path, encoding: headers["content-encoding"] }).toEqual({ path, encoding: "br" });
  }
  expect((await get("/assets/none.js")).status).toBe(404);
});

test("every kind of answer carries the security headers and a policy", async () => {
  const page = await get("/");
  const asset = /\/assets\/[^" ]+\.css/.exec(page.body.toString())?.[0] ?? "";
  const answers: Record<string, Answer> = {
    page,
    kept: await get("/"),
    unchanged: await get("/", { headers: { "if-none-match": String(page.headers.etag) } }),
    file: await get(asset),
    missing: await get("/nada"),
    health: await get("/healthz"),
    wrongMethod: await get("/", { method: "DELETE" }),
    tooLarge: await get("/", { method: "POST", body: Buffer.concat([MEGABYTE, MEGABYTE]) }),
    badHost: await get("/", { headers: { host: "[" } }),
    error: await brokenPage(),
  };
  expect(answers["error"]).toMatchObject({ status: 500 });
  for (const [kind, { headers }] of Object.entries(answers)) {
    expect({ kind, ...headers }).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    });
    // Only forms may lead elsewhere: to the payment provider's pages.
    const policy = String(headers["content-security-policy"]).replace(/form-action [^;]*/, "");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).not.toHaveProperty("x-powered-by");
  }
});

test("a page that fails says nothing of the cause, and logs it without values", async () => {
  const { status, body } = await brokenPage();
  expect(status).toBe(500);
  expect(body.toString()).toContain("<!DOCTYPE html>");
  expect(body.toString()).not.toMatch(/42P01|does not exist|at \w+ \(/);
  await expect.poll(() => product.logs()).toMatch(/"level":"error".*"code":"42P01"/);
});

/** As if a migration had gone wrong under the product's feet. */
async function brokenPage(): Promise<Answer> {
  await using sql = await openSqlOf(product);
  await sql.query("alter table athletes rename to moved");
  try {
    // Our cookie keeps an answer out of the cache, so that it is made for this request.
    return await get("/a/ana", { headers: { cookie: "joia_known=1" } });
  } finally {
    await sql.query("alter table moved rename to athletes");
  }
}

async function misses(): Promise<number> {
  const metrics = (await get("/metrics", { headers: { cookie: "joia_known=1" } })).body.toString();
  return Number(/^page_cache_lookups_total\{result="miss"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}
