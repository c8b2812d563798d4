import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { ALL, insertAthletes, type InsertedAthlete } from "#server/athletes/testing/some-athletes.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { createPageCache, type PageCache } from "#server/platform/cache/page-cache.ts";
import { listenForChanges } from "#server/platform/database/changes.ts";
import { client } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { athleteListSources, clubListSources, clubSources } from "./page-sources.ts";

let cache: PageCache;
let listening: ReturnType<typeof listenForChanges>;
let forwards: InsertedAthlete;
let keeper: InsertedAthlete;

beforeAll(() => configure());

beforeEach(async () => {
  await client().query("delete from athletes");
  const inserted = await insertAthletes([
    { name: "Ana Frente", position: "Centroavante" },
    { name: "Bia Gol", position: "Goleiro", featured: true },
  ]);
  [forwards, keeper] = inserted as [InsertedAthlete, InsertedAthlete];
  cache = createPageCache(1_000_000);
  listening = listenForChanges(connection, cache);
  await listening.ready;
});

afterEach(() => listening.stop());

function keep(key: string, sources: readonly string[]): void {
  const form = { headers: [], body: Buffer.from(key) };
  const page = { etag: key, shared: [], forms: { br: form, gzip: form, identity: form } };
  expect(cache.store(key, page, sources, cache.now())).toBe(true);
}

/** The pages that visitors have opened, as the routes keep them. */
async function keepAthletePages(): Promise<void> {
  for (const group of [null, "Atacante", "Goleiro"] as const) {
    const list = await athletes.list({ ...ALL, group });
    keep(`list ${group ?? "all"}`, athleteListSources(list.athletes, group));
  }
  keep("home", athleteListSources(await athletes.featured(3), "featured"));
  for (const { id, name } of [forwards, keeper]) keep(name, [`athlete:${id}`]);
}

/** Waits until the cache has heard every change so far. Notices come in order, so the mark's notice is the last. */
async function changesHeard(): Promise<void> {
  keep("mark", ["mark:1"]);
  await client().query("select pg_notify('change', 'mark:1')");
  await vi.waitFor(() => expect(cache.get("mark")).toBeUndefined());
}

/** Which pages a change leaves in the cache. */
async function leftAfter(change: string, values: unknown[]): Promise<string[]> {
  await client().query(change, values);
  await changesHeard();
  const pages = [
    "list all",
    "list Atacante",
    "list Goleiro",
    "home",
    "Ana Frente",
    "Bia Gol",
    "clubs",
    "club",
  ];
  return pages.filter((page) => cache.get(page));
}

describe("a change of one athlete", () => {
  beforeEach(keepAthletePages);

  test("in a text drops the pages that show this athlete, and no list of others", async () => {
    expect(await leftAfter("update athletes set about = 'Nova' where id = $1", [forwards.id])).toEqual([
      "list Goleiro",
      "home",
      "Bia Gol",
    ]);
  });

  test("in numbers or pictures does the same", async () => {
    expect(
      await leftAfter("insert into athlete_seasons (athlete_id, goals) values ($1, 3)", [keeper.id]),
    ).toEqual(["list Atacante", "Ana Frente"]);
  });

  test("that no page shows drops nothing", async () => {
    const unshown =
      "update athletes set updated_at = now(), requested_birthdate = '2001-01-01' where id = $1";
    expect(await leftAfter(unshown, [forwards.id])).toHaveLength(6);
    await insertAthletes([{ name: "Eva Escondida", visibility: "private" }]);
    expect(
      await leftAfter("update athletes set name = 'Eva Lima' where name = $1", ["Eva Escondida"]),
    ).toHaveLength(6);
  });

  test("that takes the profile down drops at once every page that shows it", async () => {
    expect(await leftAfter("update athletes set visibility = 'private' where id = $1", [keeper.id])).toEqual([
      "list Atacante",
      "Ana Frente",
    ]);
  });

  test("that publishes one drops the lists where it belongs", async () => {
    const [eva] = await insertAthletes([{ name: "Eva Nova", position: "Zagueiro", visibility: "private" }]);
    expect(await leftAfter("update athletes set visibility = 'public' where id = $1", [eva!.id])).toEqual([
      "list Atacante",
      "list Goleiro",
      "home",
      "Ana Frente",
      "Bia Gol",
    ]);
  });

  test("of position drops the lists of the old and of the new one", async () => {
    await insertAthletes([{ name: "Eva Meia", position: "Meia" }]);
    await changesHeard();
    await keepAthletePages();
    const moved = "update athletes set position = 'Goleiro' where name = $1";
    expect(await leftAfter(moved, ["Eva Meia"])).toEqual(["list Atacante", "home", "Ana Frente", "Bia Gol"]);
  });

  test("that deletes the row drops every page that showed it", async () => {
    expect(await leftAfter("delete from athletes where id = $1", [keeper.id])).toEqual([
      "list Atacante",
      "Ana Frente",
    ]);
  });
});

describe("pages of clubs", () => {
  let club: { id: string };

  beforeEach(async () => {
    club = await aVerifiedClub();
    await clubs.linkConfirmed(SYSTEM, club.id, keeper.id);
    await changesHeard();
    const list = await clubs.list(1);
    keep("clubs", clubListSources(list.clubs));
    const site = await clubs.site(VISITOR, club.id);
    keep("club", clubSources(site.ok ? site.value.athletes : []));
  });

  test("stay while athletes that are linked to none change", async () => {
    expect(await leftAfter("update athletes set visibility = 'hidden' where id = $1", [forwards.id])).toEqual(
      ["clubs", "club"],
    );
  });

  test("go when a linked athlete is taken down: they count and show it", async () => {
    expect(await leftAfter("update athletes set visibility = 'private' where id = $1", [keeper.id])).toEqual(
      [],
    );
  });

  test("stay when only the club's contact changes, and go when it is hidden", async () => {
    expect(await leftAfter("update clubs set phone = '81999990000' where id = $1", [club.id])).toEqual([
      "clubs",
      "club",
    ]);
    expect(await leftAfter("update clubs set hidden_at = now() where id = $1", [club.id])).toEqual([]);
  });

  test("stay when a club signs up that no person has verified", async () => {
    const signedUp = "insert into clubs (name, user_id) select 'Clube Novo', id from users limit 1";
    expect(await leftAfter(signedUp, [])).toEqual(["clubs", "club"]);
  });
});
