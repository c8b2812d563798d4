import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";
import { expectOk } from "#domain/result.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { connect, disconnect } from "#server/platform/database/database.ts";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { type Product, startProduct } from "../helpers/product.ts";
import { openSqlOf, urlOf } from "../helpers/sql.ts";

const SITE = "/a/kaua-ribeiro";
const WITHIN_MS = 1000;

let a: ClonedProduct;
let b: Product;

beforeAll(async () => {
  a = await startDemo();
  b = await startProduct({
    env: { DEMO: "true", DATABASE_URL: urlOf(a.connection), DATA_DIR: a.dataDir },
  });
});
afterAll(async () => {
  await disconnect();
  await b[Symbol.asyncDispose]();
  await a[Symbol.asyncDispose]();
});

test("a guardian's revoke ends a minor's pages, pictures and copied video addresses at every process within a second", async () => {
  const club = await demoSession(a.url, "club");
  const videos = (await club.get(`${SITE}/videos`)).body.toString();
  const [video] = /\/videos\/[0-9a-f-]+\/arquivo\?passe=[\w.-]+/.exec(videos) ?? [];
  const gallery = await (await fetch(`${a.url}${SITE}/galeria`)).text();
  const pictures = [...new Set(gallery.match(/\/midia\/[0-9a-f-]+\/\d+\.webp/g))];
  expect([Boolean(video), pictures.length > 4]).toEqual([true, true]);

  const cookie = [...club.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = async (product: Product): Promise<string[]> => {
    const asked = [
      ...[`${SITE}/galeria`, SITE, ...pictures].map((path) => ({ path, headers: {} })),
      { path: video!, headers: { cookie, range: "bytes=0-99" } },
    ];
    const answers = await Promise.all(
      asked.map(async ({ path, headers }) => {
        const response = await fetch(product.url + path, { headers, redirect: "manual" });
        await response.arrayBuffer();
        return response.status === 404 || response.status === 403 ? [] : [`${path} ${response.status}`];
      }),
    );
    return answers.flat();
  };
  // Twice, so that pages are cached at both.
  for (const product of [a, b, a, b]) expect(await open(product)).toHaveLength(pictures.length + 3);

  configure();
  connect(a.connection, 2);
  await using sql = await openSqlOf(a);
  const [row] = await sql.query(
    "select a.id, u.id as guardian from athletes a, users u where a.subdomain = 'kaua-ribeiro' and u.email = $1",
    [DEMO_LOGINS.find(({ key }) => key === "guardian")!.email],
  );
  const guardian = { kind: "member", userId: String(row!["guardian"]), role: "user", profile: null } as const;
  expectOk(await decideConsent(guardian, String(row!["id"]), "revoked", null));
  const revokedAt = performance.now();
  // A busy machine may answer late: what counts is when it was asked.
  for (const product of [b, a]) {
    let askedAt: number;
    let left: string[];
    do {
      askedAt = performance.now();
      left = await open(product);
    } while (left.length > 0 && askedAt - revokedAt < WITHIN_MS);
    expect(left).toEqual([]);
  }
});

test("ranges of a video: one part is sent, one beyond the end and several at once are refused", async () => {
  const staff = await demoSession(a.url, "staff");
  await using sql = await openSqlOf(a);
  const [row] = await sql.query(
    "select m.id from media m join athletes a on a.id = m.owner_id where a.subdomain = 'kaua-ribeiro' and m.kind = 'video' and m.state = 'visible' limit 1",
  );
  const first = await staff.get(`/videos/${String(row!["id"])}/arquivo`);
  expect(first.status).toBe(302);
  const ask = (range: string) => staff.get(String(first.headers.location), { range });
  const part = await ask("bytes=10-19");
  expect([part.status, part.body.length, part.headers["accept-ranges"]]).toEqual([206, 10, "bytes"]);
  expect(part.headers["content-range"]).toMatch(/^bytes 10-19\/\d+$/);
  const size = Number(part.headers["content-range"]!.split("/")[1]);
  const end = await ask("bytes=-500");
  expect([end.status, end.body.length]).toEqual([206, 500]);
  expect(end.headers["content-range"]).toBe(`bytes ${size - 500}-${size - 1}/${size}`);
  const whole = await ask(`bytes=-${size + 1}`);
  expect([whole.status, whole.body.length]).toEqual([206, size]);
  expect((await ask("bytes=-0")).status).toBe(416);
  expect((await ask("bytes=99999999-")).status).toBe(416);
  expect((await ask("bytes=0-1,5-9")).status).toBe(416);
  expect(part.headers["x-content-type-options"]).toBe("nosniff");
});
