import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { aClub } from "#seed/factories/club.ts";
import { addLogo, removeUnusedLogos, storeLogo } from "./logos.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "joia-logos-"));
  configure({ DATA_DIR: dataDir });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const files = async (id: string) => Array.fromAsync(openStorage(config()).list(`media/${id}/`));
const sweep = (id: string) => removeUnusedLogos.handle({ folder: `media/${id}/` }, undefined as never);

test("a logo whose form was refused is removed, one that a row names is not", async () => {
  const club = await aClub();
  const [used, refused] = [(await storeLogo(PNG))!, (await storeLogo(PNG))!];
  const waiting = await client().query(
    "select from pgboss.job where name = 'remove-unused-logos' and data->>'folder' = any($1)",
    [[used, refused].map(({ id }) => `media/${id}/`)],
  );
  expect(waiting.rowCount).toBe(2);
  const owner = { ownerType: "club", ownerId: club.id, uploadedBy: null } as const;
  await inTransaction(() => addLogo(used, owner, "visible"));
  for (const { id } of [used, refused]) await sweep(id);
  expect(await files(used.id)).toHaveLength(1);
  expect(await files(refused.id)).toEqual([]);
});

test("what is no picture is not stored", async () => {
  expect(await storeLogo(Buffer.from("<svg/>"))).toBeNull();
});
