import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ENDPOINTS } from "#domain/api/endpoints.ts";
import { problemSchema } from "#domain/api/problem.ts";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { session } from "../helpers/browser-session.ts";
import { ask, type Asked } from "../helpers/ask.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { openSqlOf, type Row } from "../helpers/sql.ts";

let product: ClonedProduct;
const get = (path: string, asked?: Asked) => ask(`${product.url}/api/v1${path}`, asked);
const read = async (path: string) => JSON.parse((await get(path)).body.toString()) as Page;

interface Page {
  data: { id: string; subdomain: string; name: string; age: number; position: string; url: string }[];
  next: string | null;
}

beforeAll(async () => {
  product = await startDemo();
});

afterAll(() => product[Symbol.asyncDispose]());

const sql = async (text: string, values?: unknown[]): Promise<Row[]> => {
  await using open = await openSqlOf(product);
  return await open.query(text, values);
};

const OPEN = ENDPOINTS.filter((endpoint) => !("forClubs" in endpoint));

describe("every endpoint", () => {
  test.each(OPEN)("$path answers as its schema says", async ({ path, answer }) => {
    const { status, headers, body } = await get(await filled(path));
    expect(status).toBe(200);
    expect(answer.safeParse(JSON.parse(body.toString())).error).toBeUndefined();
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, no-cache",
      "access-control-allow-origin": "*",
      "x-robots-tag": "noindex",
      vary: "accept-encoding",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(headers).not.toHaveProperty("set-cookie");
  });

  test("answers the same from the cache, with a cookie, and for HEAD without a body", async () => {
    const first = await get("/athletes");
    const kept = await get("/athletes");
    const known = await get("/athletes", { headers: { cookie: "joia_known=1" } });
    const head = await get("/athletes", { method: "HEAD", headers: { cookie: "joia_known=1" } });
    for (const other of [kept, known]) expect(other.body.equals(first.body)).toBe(true);
    expect(new Set([first, kept, known, head].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(head.body).toHaveLength(0);
  });

  test.each(["", "joia_known=1"])(
    "hears 304 for its own tag, one for each encoding (cookie %j)",
    async (cookie) => {
      const plain = await get("/ranking", { headers: { cookie } });
      const packed = await get("/ranking", { headers: { cookie, "accept-encoding": "br" } });
      expect(packed.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      for (const { headers } of [plain, packed]) {
        const again = await get("/ranking", { headers: { cookie, "if-none-match": String(headers.etag) } });
        expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      }
      const other = await get("/ranking", { headers: { cookie, "if-none-match": '"other"' } });
      expect(other.status).toBe(200);
    },
  );

  test("a token says who asks: the answer is the same, uncached, and a view of the club", async () => {
    const club = session(product.url);
    await club.post("/login", { email: "clube@demo.example", password: DEMO_PASSWORD });
    const { token } = JSON.parse((await club.get("/api/auth/token")).body.toString()) as { token: string };
    const path = await filled("/athletes/{subdomain}");
    const plain = await get(path);
    const known = await get(path, { headers: { authorization: `Bearer ${token}` } });
    expect(known.body.equals(plain.body)).toBe(true);
    expect(known.headers["cache-control"]).toBe("private, no-store");
    await vi.waitFor(async () =>
      expect(
        await sql(
          `select v.kinds from profile_views v join clubs c on c.id = v.club_id join athletes a on a.id = v.athlete_id
          where c.name = 'Esporte Clube Litoral' and '/athletes/' || a.subdomain = $1 and 'api' = any(v.kinds)`,
          [path],
        ),
      ).toHaveLength(1),
    );
    const bad = await get(path, { headers: { authorization: "Bearer nada" } });
    expect(bad.status).toBe(401);
    expect(problemSchema.parse(JSON.parse(bad.body.toString())).detail).toContain("Invalid JWT signature");
  });

  test("tells scripts of other sites what they may do", async () => {
    const asked = await get("/plans", { method: "OPTIONS", headers: { origin: "https://x.example" } });
    expect(asked).toMatchObject({
      status: 204,
      headers: { "access-control-allow-origin": "*", "access-control-allow-methods": "GET, HEAD, OPTIONS" },
    });
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("refuses %s", async (method) => {
    const answer = await get("/plans", { method });
    expect(answer.headers["allow"]).toBe("GET, HEAD, OPTIONS");
    expectProblem(answer, 405);
  });
});

describe("athletes", () => {
  test.each(["newest", "name", "age"])(
    "sorted by %s are each met once on the way through the pages",
    async (sort) => {
      const [counted] = await sql("select count(*)::int as count from athletes where visibility = 'public'");
      const met: string[] = [];
      let next: string | null = `/athletes?sort=${sort}&limit=7`;
      while (next) {
        const page: Page = await read(next);
        met.push(...page.data.map(({ id }) => id));
        next = page.next && page.next.split("/api/v1")[1]!;
      }
      expect(met).toHaveLength(Number(counted?.["count"]));
      expect(new Set(met).size).toBe(met.length);
    },
  );

  test("are filtered by group and age", async () => {
    const { data } = await read("/athletes?group=Goleiro&ageMin=14&ageMax=16&limit=100");
    expect(data.length).toBeGreaterThan(0);
    for (const { position, age } of data) {
      expect(position).toBe("Goleiro");
      expect(age).toBeGreaterThanOrEqual(14);
      expect(age).toBeLessThanOrEqual(16);
    }
  });

  test.each([
    ["q=KAUA", "name"],
    ["name=kaua", "name"],
    ["q=esporte clube litoral", "club"],
    ["club=litoral", "club"],
    ["q=centroavante", "position"],
    ["position=CENTROAV", "position"],
    ["q=salvador", "city"],
    ["city=salva", "city"],
  ])("%s finds Kauã by his %s", async (query) => {
    const { data } = await read(`/athletes?${query.replaceAll(" ", "%20")}&limit=100`);
    expect(data.map(({ subdomain }) => subdomain)).toContain("kaua-ribeiro");
  });

  test("are not found in one field by what stands in another", async () => {
    for (const query of ["club=salvador", "city=litoral", "position=kaua"]) {
      const { data } = await read(`/athletes?${query}&limit=100`);
      expect(
        data.map(({ subdomain }) => subdomain),
        query,
      ).not.toContain("kaua-ribeiro");
    }
  });

  test("taken down are gone at once, and a cursor that stood on one says so", async () => {
    const [first] = (await read("/athletes?limit=1")).data;
    const { next } = await read("/athletes?limit=1");
    expect((await get(`/athletes/${first!.subdomain}`)).status).toBe(200);
    await sql("update athletes set visibility = 'private' where id = $1", [first!.id]);
    try {
      await expect.poll(async () => (await get(`/athletes/${first!.subdomain}`)).status).toBe(404);
      const answer = await get(`${next!.split("/api/v1")[1]}`);
      expect(expectProblem(answer, 400).errors).toMatchObject([{ parameter: "cursor" }]);
    } finally {
      await sql("update athletes set visibility = 'public' where id = $1", [first!.id]);
    }
  });

  test("keep to themselves what no visitor sees", async () => {
    const [minor] = await sql(
      "select subdomain, birthdate::text as birthdate from athletes where visibility = 'public' and not birthdate_public and birthdate > now() - interval '17 years' limit 1",
    );
    const [hidden] = await sql("select subdomain from athletes where visibility <> 'public' limit 1");
    const text = (await get(`/athletes/${String(minor?.["subdomain"])}`)).body.toString();
    const site = JSON.parse(text) as { social: unknown; birth: string };
    expect(site.social).toBeNull();
    expect(site.birth).toBe(String(minor?.["birthdate"]).slice(0, 4));
    expect(text).not.toContain(String(minor?.["birthdate"]));
    expect(text).not.toMatch(/video_url|videoUrl|\.mp4|user_?id|guardian|email|phone/i);
    if (hidden) expectProblem(await get(`/athletes/${String(hidden["subdomain"])}`), 404);
  });
});

test("events that nobody approved are not there", async () => {
  const [event] = await sql(
    "select id from events where approval = 'approved' and starts_at > now() limit 1",
  );
  const id = String(event?.["id"]);
  await sql("update events set approval = 'pending' where id = $1", [id]);
  try {
    await expect.poll(async () => (await get(`/events/${id}`)).status).toBe(404);
    expect((await read("/events?limit=100")).data.map((one) => one.id)).not.toContain(id);
  } finally {
    await sql("update events set approval = 'approved' where id = $1", [id]);
  }
});

test("plans tell nothing of how they are charged", async () => {
  expect((await get("/plans")).body.toString()).not.toMatch(/stripe|price_/i);
});

test.each([
  ["/athletes?ageMin=abc", 400],
  ["/athletes?limit=100000", 400],
  ["/athletes?q=<10 kB>", 414],
  ["/athletes?cursor=WyJub21lIiwieCJd", 400],
  ["/athletes?cursor=%00", 400],
  ["/athletes?page=2", 400],
  ["/clubs?page=-1", 400],
  ["/clubs?page=999999", 400],
  ["/events?cursor=AAAA", 400],
  ["/events?type=baile", 400],
  ["/athletes/%ff", 400],
  ["/athletes/%00", 404],
  ["/athletes/..%2Fadmin", 404],
  ["/clubs/nada", 404],
  ["/clubs/00000000-0000-7000-8000-000000000000", 404],
  ["/events/' or 1=1", 404],
  ["/championships/nada", 404],
  ["/championships/nada?category=nada", 400],
  ["/nada/aqui", 404],
])("%s is a problem that is told (%i)", async (path, status) => {
  const text = path.replace("<10 kB>", "a".repeat(10_000)).replaceAll(" ", "%20");
  expectProblem(await get(text), status);
});

test("a failure of ours is told without its cause", async () => {
  await sql("alter table subscription_plans rename to moved");
  try {
    const answer = await get("/plans", { headers: { cookie: "joia_known=1" } });
    expect(JSON.stringify(expectProblem(answer, 500))).not.toMatch(/42P01|relation|subscription/);
  } finally {
    await sql("alter table moved rename to subscription_plans");
  }
});

test("who asks too much is told how long to wait", async () => {
  await using strict = await startDemo({ API_REQUESTS_PER_MINUTE: "3" });
  const answers = [];
  for (let page = 1; page <= 5; page++) answers.push(await ask(`${strict.url}/api/v1/clubs?page=${page}`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expectProblem(answers[4]!, 429);
  expect(Number(answers[4]!.headers["retry-after"])).toBeGreaterThan(0);
});

/** The path with a thing that exists in it. */
async function filled(path: string): Promise<string> {
  if (path === "/athletes/{subdomain}") return "/athletes/kaua-ribeiro";
  if (path === "/championships/{id}") {
    const [cup] = await sql(`select e.id from events e join championships c on c.id = e.championship_id
      where c.status = 'ongoing' limit 1`);
    return `/championships/${String(cup!["id"])}`;
  }
  const list = path.replace("/{id}", "");
  return path.endsWith("{id}") ? `${list}/${(await read(list)).data[0]!.id}` : path;
}

function expectProblem({ status, headers, body }: Awaited<ReturnType<typeof get>>, expected: number) {
  expect(status).toBe(expected);
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  const problem = problemSchema.parse(JSON.parse(body.toString()));
  expect(problem.status).toBe(expected);
  return problem;
}
