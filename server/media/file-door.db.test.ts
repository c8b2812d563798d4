import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { aPublishedFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { MEDIA_OWNERS } from "#server/profiles/media-owners.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { fileDoor } from "./file-door.ts";
import { anItem, aStoredPhoto } from "./testing/items.ts";
import { cookieOf } from "./testing/uploads.ts";

let dataDir: string;
let server: Server;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "joia-files-"));
  configure({ DATA_DIR: dataDir });
  const door = fileDoor(MEDIA_OWNERS);
  server = createServer((request, response) => {
    void door.handle({ request, response, id: "test", by: "door", route: undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (where: string, { cookie, ...init }: RequestInit & { cookie?: string } = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${where}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
  });
const fileOf = (id: string) => `/midia/${id}/320.webp`;
const statusOf = async (id: string, cookie?: string) => (await ask(fileOf(id), { cookie })).status;

test("an adult's shown photo goes to everybody, with its own type and an etag", async () => {
  const athlete = await aPublishedAthlete({ birthdate: yearsAgo(20) });
  const id = await aStoredPhoto(athlete.id);
  const answer = await ask(fileOf(id));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=3600",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.length, bytes.subarray(8, 12).toString()]).toEqual([
    Number(answer.headers.get("content-length")),
    "WEBP",
  ]);
  const etag = answer.headers.get("etag")!;
  expect((await ask(fileOf(id), { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await ask(fileOf(id), { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    String(bytes.length),
    "",
  ]);
});

test("a poster may be replaced at its address, and is asked for each time", async () => {
  const athlete = await aPublishedAthlete({ birthdate: yearsAgo(20) });
  const id = await aStoredPhoto(athlete.id, { kind: "video" });
  await client().query("update media_files set role = 'poster' where media_id = $1", [id]);
  const answer = await ask(fileOf(id));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});

test("a minor's photo is kept briefly and by nobody else, and is gone with the consent", async () => {
  const family = await aPublishedFamily();
  const id = await aStoredPhoto(family.id);
  const answer = await ask(fileOf(id));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, max-age=60"]);
  expectOk(await decideConsent(family.guardian, family.id, "revoked", null));
  const etag = answer.headers.get("etag")!;
  for (const headers of [undefined, { "if-none-match": etag }]) {
    const gone = await ask(fileOf(id), { headers });
    expect([gone.status, gone.headers.get("cache-control"), gone.headers.get("etag")]).toEqual([
      404,
      "no-store",
      null,
    ]);
  }
  for (const person of [family.person, family.guardianPerson]) {
    const own = await ask(fileOf(id), { cookie: await cookieOf(person.id) });
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  }
  expect(await statusOf(id, await cookieOf((await aUser()).id))).toBe(404);
});

test("what still waits is seen by the family and staff; hidden by staff only; deleted by nobody", async () => {
  const family = await aPublishedFamily();
  const people = {
    stranger: await cookieOf((await aUser()).id),
    athlete: await cookieOf(family.person.id),
    guardian: await cookieOf(family.guardianPerson.id),
    staff: await cookieOf((await aUser({ role: "staff" })).id),
  };
  const seenBy = async (id: string) => {
    const statuses = await Promise.all(
      Object.entries(people).map(async ([name, cookie]) => [name, await statusOf(id, cookie)] as const),
    );
    return statuses.flatMap(([name, status]) => (status === 200 ? [name] : []));
  };
  for (const state of ["guardian", "staff", "refused"] as const) {
    const id = await aStoredPhoto(family.id, { state });
    expect(await statusOf(id), state).toBe(404);
    expect(await seenBy(id), state).toEqual(["athlete", "guardian", "staff"]);
  }
  const id = await aStoredPhoto(family.id);
  await client().query("update media set hidden_at = now() where id = $1", [id]);
  expect(await seenBy(id)).toEqual(["staff"]);
  await client().query("update media set deleted_at = now() where id = $1", [id]);
  expect(await seenBy(id)).toEqual([]);
});

test("a club's photo is shown with the club's page, a logo longer, and neither of a club that is not listed", async () => {
  const club = await aVerifiedClub();
  const of = { ownerType: "club" } as const;
  const [photo, logo] = [
    await aStoredPhoto(club.id, of),
    await aStoredPhoto(club.id, { ...of, kind: "logo" }),
  ];
  const ages = [await ask(fileOf(photo)), await ask(fileOf(logo))].map(({ headers }) =>
    headers.get("cache-control"),
  );
  expect(ages).toEqual(["private, max-age=60", "public, max-age=3600"]);
  const owner = await aUser();
  const hidden = await aClub({ userId: owner.id });
  const unlisted = await aStoredPhoto(hidden.id, of);
  expect(await statusOf(unlisted)).toBe(404);
  expect(await statusOf(unlisted, await cookieOf(owner.id))).toBe(200);
});

test("an unknown id, size, format or way of asking finds nothing", async () => {
  const athlete = await aPublishedAthlete({ birthdate: yearsAgo(20) });
  const id = await aStoredPhoto(athlete.id);
  const wrong = [
    "/midia",
    "/midia/",
    `/midia/${id}`,
    `/midia/${id}/640.webp`,
    `/midia/${id}/320.avif`,
    `/midia/${id}/320.png`,
    `/midia/${id}/0.webp`,
    `/midia/${id}/../320.webp`,
    `/midia/${await anItem({ ownerId: athlete.id })}/320.webp`,
    "/midia/00000000-0000-0000-0000-000000000000/320.webp",
    "/midia/------------------------------------/320.webp",
  ];
  for (const where of wrong) {
    const answer = await ask(where);
    expect([answer.status, answer.headers.get("cache-control")], where).toEqual([404, "no-store"]);
  }
  expect((await ask(fileOf(id), { method: "POST" })).status).toBe(405);
});
