import { expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import type { BannerInput } from "#domain/settings/banner-schema.ts";
import { now } from "#server/platform/clock.ts";
import {
  addBanner,
  bannersForStaff,
  bannersShown,
  changeBanner,
  deleteBanner,
  readBanner,
  restoreBanner,
} from "./banners.server.ts";

const banner = (text: string, change: Partial<BannerInput> = {}): BannerInput => ({
  text,
  tone: "info",
  audience: "everyone",
  link: null,
  linkLabel: null,
  from: now().subtract({ hours: 1 }),
  until: null,
  dismissible: true,
  ...change,
});
const texts = async () => (await bannersShown(VISITOR)).banners.map(({ text }) => text);

test("a visitor reads what is shown now, and the page knows when it is out of date", async () => {
  expect(await bannersShown(VISITOR)).toEqual({ banners: [], freshUntil: null });
  const soon = now().round("second").add({ minutes: 5 });
  await addBanner(SYSTEM, banner("Começa depois", { from: soon }));
  await addBanner(SYSTEM, banner("Já acabou", { until: now().subtract({ minutes: 1 }) }));
  await addBanner(SYSTEM, banner("Só para clubes", { audience: "clubs" }));
  const { id } = expectOk(await addBanner(SYSTEM, banner("No ar")));
  expect(await texts()).toEqual(["No ar"]);
  expect((await bannersShown(VISITOR)).freshUntil).toEqual(soon);
  expectOk(await deleteBanner(SYSTEM, id));
  expect(await texts()).toEqual([]);
  expectOk(await restoreBanner(SYSTEM, id));
  expect(await texts()).toEqual(["No ar"]);
});

test("a new text is a new notice for who closed the old one", async () => {
  const { id } = expectOk(await addBanner(SYSTEM, banner("Primeiro texto", { from: now() })));
  const mark = (await bannersShown(VISITOR)).banners[0]!.mark;
  const { updatedAt } = (await readBanner(SYSTEM, id))!;
  expectOk(await changeBanner(SYSTEM, id, banner("Segundo texto", { from: now() }), updatedAt));
  const [shown] = (await bannersShown(VISITOR)).banners;
  expect(shown!.text).toBe("Segundo texto");
  expect(shown!.mark).not.toBe(mark);
  expect(await changeBanner(SYSTEM, id, banner("De outra aba"), updatedAt)).toMatchObject({
    error: { code: "changed_meanwhile" },
  });
});

test("only staff write notices", async () => {
  expect(await addBanner(VISITOR, banner("De ninguém"))).toEqual({ ok: false, error: "not_allowed" });
  expect(await bannersForStaff(VISITOR)).toEqual({ live: [], deleted: [] });
  const [first] = (await bannersForStaff(SYSTEM)).live;
  expect(await readBanner(VISITOR, first!.id)).toBeNull();
  expect(await deleteBanner(VISITOR, first!.id)).toEqual({ ok: false, error: "not_found" });
});
