import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPageCache, type CachedPage } from "./page-cache.ts";

const page = (text: string): CachedPage => {
  const form = { headers: [], body: Buffer.from(text) };
  return { etag: text, shared: [], forms: { br: form, gzip: form, identity: form } };
};

function listeningCache() {
  const cache = createPageCache(1_000_000);
  cache.setListening(true);
  return cache;
}

test("a page is cached until something it was made from changes", () => {
  const cache = listeningCache();
  cache.store("/a/x", page("x"), ["athlete:1"], cache.now());
  cache.store("/a/y", page("y"), ["athlete:2"], cache.now());
  cache.store("/atletas", page("list"), ["athlete"], cache.now());
  cache.changed("athlete", ["1"]);
  expect(cache.get("/a/x")).toBeUndefined();
  expect(cache.get("/atletas")).toBeUndefined();
  expect(cache.get("/a/y")?.etag).toBe("y");
});

test("a change of very many things drops every page of their kind", () => {
  const cache = listeningCache();
  cache.store("/a/x", page("x"), ["athlete:1"], cache.now());
  cache.store("/clubes", page("clubs"), ["club"], cache.now());
  cache.changed("athlete", "all");
  expect(cache.get("/a/x")).toBeUndefined();
  expect(cache.get("/clubes")).toBeDefined();
});

test("a page made while its source changed is not cached", () => {
  const cache = listeningCache();
  for (const change of [() => cache.changed("athlete", ["1"]), () => cache.changed("athlete", "all")]) {
    const start = cache.now();
    change();
    expect(cache.store("/a/x", page("old"), ["athlete:1"], start)).toBe(false);
  }
  const start = cache.now();
  cache.changed("club", ["9"]);
  expect(cache.store("/a/x", page("new"), ["athlete:1"], start)).toBe(true);
});

test("a page that took longer than the memory of changes is not cached", () => {
  const cache = listeningCache();
  const start = cache.now();
  for (let n = 0; n < 3000; n++) cache.changed("club", [String(n)]);
  expect(cache.store("/a/x", page("?"), ["athlete:1"], start)).toBe(false);
});

test("nothing is cached while notices of change do not arrive", () => {
  const cache = listeningCache();
  cache.store("/", page("home"), ["athlete"], cache.now());
  const start = cache.now();
  cache.setListening(false);
  expect(cache.get("/")).toBeUndefined();
  expect(cache.store("/", page("home"), ["athlete"], start)).toBe(false);
  cache.setListening(true);
  expect(cache.store("/", page("home"), ["athlete"], start)).toBe(false);
});

test("memory is bounded", () => {
  const cache = createPageCache(20_000);
  cache.setListening(true);
  for (let n = 0; n < 100; n++) cache.store(`/${n}`, page("x".repeat(1000)), ["athlete"], cache.now());
  expect(cache.size()).toBeLessThan(7);
});

test("a page that time makes old is cached until then only", async () => {
  const cache = listeningCache();
  const inMs = (ms: number) => Temporal.Instant.fromEpochMilliseconds(Date.now() + ms);
  cache.store("/", page("notice"), ["banner"], cache.now(), inMs(20));
  cache.store("/a", page("no notice"), ["banner"], cache.now());
  await setTimeout(40);
  expect(cache.get("/")).toBeUndefined();
  expect(cache.get("/a")).toBeDefined();
  expect(cache.store("/", page("late"), ["banner"], cache.now(), inMs(0))).toBe(false);
});
