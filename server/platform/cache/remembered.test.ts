import { afterEach, beforeEach, expect, test } from "vitest";
import { remembered, rememberedById, rememberedValues } from "./remembered.ts";

let made: string[];
const value = remembered(["club"], async (key) => {
  made.push(key);
  return made.length;
});

beforeEach(() => {
  made = [];
  rememberedValues.setListening(true);
});
afterEach(() => rememberedValues.setListening(false));

test("a value is made once, for whoever asks at the same time too", async () => {
  expect(await Promise.all([value("a"), value("a")])).toEqual([1, 1]);
  expect(await value("a")).toBe(1);
});

test("a change of its kind, another key and a lost connection make it anew", async () => {
  await value("a");
  rememberedValues.changed("athlete", "all");
  expect(await value("a")).toBe(1);
  rememberedValues.changed("club", ["1"]);
  expect(await value("a")).toBe(2);
  expect(await value("b")).toBe(3);
  rememberedValues.setListening(false);
  expect([await value("b"), await value("b")]).toEqual([4, 5]);
});

test("what changed while it was made is not cached", async () => {
  const slow = value("a");
  rememberedValues.changed("club", ["1"]);
  await slow;
  expect(await value("a")).toBe(2);
});

test("a failure is not cached", async () => {
  let tries = 0;
  const failing = remembered(["club"], async () => {
    if (++tries === 1) throw new Error("no luck");
    return tries;
  });
  await expect(failing("a")).rejects.toThrow("no luck");
  expect(await failing("a")).toBe(2);
});

test("a name is read once for each id, until that id changes or nobody tells of changes", async () => {
  const asked: string[][] = [];
  const names = rememberedById("club", async (ids) => {
    asked.push([...ids]);
    return new Map(ids.filter((id) => id !== "gone").map((id) => [id, `club ${id}`]));
  });
  expect(await names(["1", "2"])).toEqual(
    new Map([
      ["1", "club 1"],
      ["2", "club 2"],
    ]),
  );
  await names(["2", "3", "gone"]);
  rememberedValues.changed("athlete", "all");
  rememberedValues.changed("club", ["3"]);
  await names(["1", "2", "3"]);
  expect(asked).toEqual([["1", "2"], ["3", "gone"], ["3"]]);
  rememberedValues.setListening(false);
  await names(["1"]);
  expect(asked.at(-1)).toEqual(["1"]);
});

test("a name that changes while it is read is read again", async () => {
  let asked = 0;
  const names = rememberedById("club", async (ids) => {
    if (asked++ === 0) rememberedValues.changed("club", ["1"]);
    return new Map(ids.map((id) => [id, "name"]));
  });
  await names(["1"]);
  await names(["1"]);
  expect(asked).toBe(2);
});
