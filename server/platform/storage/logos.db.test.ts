import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { aClub } from "#seed/factories/club.ts";
import { readLogo, removeUnusedLogos, storeLogo } from "./logos.ts";
import { openStorage } from "./storage.ts";
import { PNG } from "./testing/pictures.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "joia-logos-"));
  configure({ DATA_DIR: dataDir });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const store = async (folder: string) => storeLogo(folder, (await readLogo(PNG))!);
const files = async (folder: string) => Array.fromAsync(openStorage(config()).list(`${folder}/`));
const use = (id: string, url: string) =>
  client().query("update clubs set logo_url = $2 where id = $1", [id, url]);
/** The same file, put there two hours ago. */
async function aged(folder: string): Promise<string> {
  const url = await store(folder);
  const storage = openStorage(config());
  const then = Temporal.Now.instant().subtract({ hours: 2 }).epochMilliseconds.toString(16).padStart(12, "0");
  const key = `${folder}/logo-${then}${url.slice(-8, -4)}.png`;
  await storage.put(key, PNG);
  await storage.delete(url.replace("/arquivos/", ""));
  return `/arquivos/${key}`;
}
const run = (folder: string) =>
  removeUnusedLogos.handle({ folder }, {} as Parameters<typeof removeUnusedLogos.handle>[1]);
const waiting = async (folder: string) =>
  (
    await client().query(
      "select start_after from pgboss.job where name = 'remove-unused-logos' and state = 'created' and data->>'folder' = $1",
      [folder],
    )
  ).rows;

test("storing a logo leaves the job that removes it should nothing come of it", async () => {
  const { id } = await aClub();
  await store(`clubs/${id}`);
  expect(await waiting(`clubs/${id}`)).toHaveLength(1);
});

test("a logo whose form was refused is removed, a young one and one that is shown are not", async () => {
  const { id } = await aClub();
  const folder = `clubs/${id}`;
  const shown = await aged(folder);
  await use(id, shown);
  await aged(folder);
  const young = await store(folder);
  await run(folder);
  expect((await files(folder)).map((key) => `/arquivos/${key}`).sort()).toEqual([shown, young].sort());
});

test("while two are in use, the job comes back until one is left", async () => {
  const [one, two] = [await aClub(), await aClub()];
  const folder = `clubs/${one.id}`;
  await use(one.id, await aged(folder));
  await use(two.id, await aged(folder));
  await client().query("delete from pgboss.job where name = 'remove-unused-logos'");
  await run(folder);
  expect(await files(folder)).toHaveLength(2);
  expect(await waiting(folder)).toHaveLength(1);
  await client().query("delete from pgboss.job where name = 'remove-unused-logos'");
  await client().query("update clubs set logo_url = null where id = $1", [two.id]);
  await run(folder);
  expect(await files(folder)).toHaveLength(1);
  expect(await waiting(folder)).toHaveLength(0);
});
