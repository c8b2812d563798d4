import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import * as athletes from "./athletes.server.ts";
import { ALL, insertAthletes } from "./testing/some-athletes.ts";

const OWNER = randomUUID();
const EMAIL = "mae.do.kaua@example.com";
const yearsAgo = (years: number) => today().subtract({ years });
const member = (userId: string, role: "user" | "staff" = "user"): Actor => ({
  kind: "member",
  userId,
  role,
  profile: null,
});

beforeAll(async () => {
  configure();
  await client().query("insert into users (id, name, email) values ($1, 'Mãe', $2)", [OWNER, EMAIL]);
});

beforeEach(async () => {
  await client().query("delete from athletes");
});

describe("a visitor meets only public profiles", () => {
  const BIRTH = "2010-06-15";
  const GONE = "2026-01-01T00:00:00Z";
  const hiddenFromAll = [
    { name: "Privado Silva", birthdate: BIRTH, visibility: "private" },
    { name: "Oculto Silva", birthdate: BIRTH, visibility: "hidden" },
    { name: "Apagado Silva", birthdate: BIRTH, visibility: "hidden", deleted_at: GONE },
    { name: "Estimado Silva", birthdate: BIRTH, birthdate_estimated: true, visibility: "private" },
    { name: "Sem Data Silva", birthdate: null, visibility: "private" },
  ] as const;

  test("in lists, counts, featured cards and sites", async () => {
    const [open] = await insertAthletes([{ name: "Público Silva", featured: true }]);
    const closed = await insertAthletes(hiddenFromAll.map((athlete) => ({ ...athlete, featured: true })));
    const anyone = [VISITOR, member(randomUUID())];
    for (const actor of anyone) {
      for (const filters of [
        ALL,
        { ...ALL, name: "silva" },
        { ...ALL, sort: "newest" as const },
        { ...ALL, sort: "age" as const },
      ]) {
        const list = await athletes.list(filters);
        expect(list).toMatchObject({ total: 1, pages: 1, athletes: [{ name: "Público Silva" }] });
      }
      expect((await athletes.featured(20)).map(({ id }) => id)).toEqual([open!.id]);
      for (const { subdomain } of closed)
        expect(await athletes.site(actor, subdomain)).toEqual({ ok: false, error: "not_found" });
      expect(await athletes.site(actor, open!.subdomain)).toMatchObject({ ok: true });
    }
  });

  test("a profile that is hidden is gone at once", async () => {
    const [athlete] = await insertAthletes([{ name: "Público Silva", featured: true }]);
    expect(await athletes.hide(SYSTEM, athlete!.id)).toEqual({ ok: true, value: null });
    expect(await athletes.list(ALL)).toMatchObject({ total: 0, athletes: [] });
    expect(await athletes.featured(20)).toEqual([]);
    expect(await athletes.site(VISITOR, athlete!.subdomain)).toEqual({ ok: false, error: "not_found" });
  });

  test("an address that no athlete could have is no athlete's", async () => {
    for (const subdomain of ["", "www", "A", "x'; --", "..", "a".repeat(64), "\0"]) {
      expect(await athletes.site(VISITOR, subdomain)).toEqual({ ok: false, error: "not_found" });
    }
  });
});

test("the owner and staff read a profile that is not public; other members do not", async () => {
  const created = await athletes.create(SYSTEM, { subdomain: "kaua", name: "Kauã", userId: OWNER });
  expect(created.ok).toBe(true);
  for (const actor of [member(OWNER), member(randomUUID(), "staff"), SYSTEM]) {
    expect(await athletes.site(actor, "kaua")).toMatchObject({
      ok: true,
      value: { name: "Kauã", birth: null, age: null },
    });
  }
  expect(await athletes.site(member(randomUUID()), "kaua")).toEqual({ ok: false, error: "not_found" });
});

describe("what a visitor reads", () => {
  const SECRETS = {
    video: "videos/segredo.mp4",
    instagram: "@kaua.insta",
    tiktok: "@kaua.tik",
    youtube: "@kaua.tube",
  };

  async function publish(
    birthdate: Temporal.PlainDate,
    shown: { birthdatePublic?: boolean } = {},
  ): Promise<athletes.AthleteSite> {
    const created = await athletes.create(SYSTEM, {
      subdomain: "kaua-ribeiro",
      name: "Kauã Ribeiro",
      birthdate,
      userId: OWNER,
      featured: true,
      ...shown,
      videos: [{ title: "Gols", videoKey: SECRETS.video, durationSeconds: 204 }],
      social: { instagram: SECRETS.instagram, tiktok: SECRETS.tiktok, youtube: SECRETS.youtube },
    });
    if (!created.ok) throw new Error(created.error);
    if (Temporal.PlainDate.compare(birthdate, yearsAgo(18)) > 0)
      await aConsentingGuardianOf(created.value.id);
    expect(await athletes.publish(SYSTEM, created.value.id)).toEqual({ ok: true, value: null });
    const site = await athletes.site(VISITOR, "kaua-ribeiro");
    if (!site.ok) throw new Error(site.error);
    return site.value;
  }

  const everythingSent = async () =>
    JSON.stringify([
      await athletes.site(VISITOR, "kaua-ribeiro"),
      await athletes.list({ ...ALL, sort: "age" }),
      await athletes.featured(9),
    ]);

  test("never the e-mail, the account or the file of a video", async () => {
    const site = await publish(yearsAgo(19));
    const sent = await everythingSent();
    for (const secret of [EMAIL, OWNER, SECRETS.video]) expect(sent).not.toContain(secret);
    expect(site.videos).toEqual([
      {
        id: expect.any(String),
        title: "Gols",
        seconds: 204,
        playable: true,
        poster: expect.objectContaining({ drawing: null, widths: [] }),
      },
    ]);
  });

  test("only the year of birth, unless the day may be shown", async () => {
    const birthdate = yearsAgo(15);
    const site = await publish(birthdate);
    const sent = await everythingSent();
    expect(site).toMatchObject({ birth: String(birthdate.year), age: 15 });
    const two = (value: number) => String(value).padStart(2, "0");
    const written = `${two(birthdate.day)}/${two(birthdate.month)}/${birthdate.year}`;
    for (const full of [String(birthdate), written]) expect(sent).not.toContain(full);

    await client().query("delete from athletes");
    expect(await publish(birthdate, { birthdatePublic: true })).toMatchObject({ birth: String(birthdate) });
  });

  test("no social handle of a minor, up to the day before the eighteenth birthday", async () => {
    const site = await publish(yearsAgo(18).add({ days: 1 }));
    expect(site).toMatchObject({ age: 17, social: null });
    const sent = await everythingSent();
    for (const handle of [SECRETS.instagram, SECRETS.tiktok, SECRETS.youtube])
      expect(sent).not.toContain(handle);
  });

  test("the social handles of an adult", async () => {
    expect((await publish(yearsAgo(18))).social).toEqual({
      instagram: "@kaua.insta",
      tiktok: "@kaua.tik",
      youtube: "@kaua.tube",
    });
  });
});

test("a site's lists are bounded, and in the order of the story they tell", async () => {
  const created = await athletes.create(SYSTEM, {
    subdomain: "kaua-ribeiro",
    name: "Kauã Ribeiro",
    achievements: Array.from({ length: 50 }, (_, n) => `Conquista ${n}`),
    history: Array.from({ length: 70 }, (_, n) => ({ year: 2000 + (n % 20), club: `Clube ${n}` })),
    gallery: Array.from({ length: 70 }, (_, n) => ({ drawing: `/fotos/${n}` })),
    videos: Array.from({ length: 40 }, (_, n) => ({ title: `Vídeo ${n}`, videoKey: `videos/${n}` })),
    seasons: [{ games: 24, goals: 11, minutes: 900, passAccuracy: 81 }],
  });
  expect(created.ok).toBe(true);
  const site = await athletes.site(SYSTEM, "kaua-ribeiro");
  if (!site.ok) throw new Error(site.error);
  const { achievements, history, gallery, videos, stats } = site.value;
  expect([achievements.length, history.length, gallery.length, videos.length]).toEqual([40, 60, 60, 30]);
  expect(achievements[0]).toBe("Conquista 0");
  expect(history[0]!.year).toBe(2019);
  expect(stats).toMatchObject({ games: 24, goals: 11, assists: 0, passAccuracy: 81 });
});
