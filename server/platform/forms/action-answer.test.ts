import { data, redirect } from "react-router";
import { expect, test } from "vitest";
import { describe, isRedirect, isRefusal, pack, repeat, unpack } from "./action-answer.ts";
import { open, seal } from "./seal.ts";

const again = async (answer: unknown, thrown = false) =>
  repeat(unpack(pack({ answer: await describe(answer, thrown), cookies: [] })).answer);

test("a redirect is repeated with all of its cookies", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Path=/"],
    ["set-cookie", "b=2; Path=/"],
  ]);
  const first = redirect("/contato", { headers });
  const second = (await again(first)) as Response;
  expect(second.status).toBe(302);
  expect(second.headers.get("location")).toBe("/contato");
  expect(second.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  expect(isRedirect(await describe(first, false))).toBe(true);
});

test("what a page is to show is repeated with its status and headers", async () => {
  const value = { fields: { name: "curto" }, at: new Date(0), none: undefined };
  const first = data(value, { status: 429, headers: { "retry-after": "9" } });
  expect(await again(first)).toMatchObject({
    data: value,
    init: { status: 429, headers: [["retry-after", "9"]] },
  });
  expect(await again(value)).toMatchObject({ data: value, init: { status: 200 } });
  expect(isRefusal(await describe(first, false))).toBe(true);
  expect(isRefusal(await describe(value, false))).toBe(false);
});

test("a body is repeated, and the first answer keeps its own", async () => {
  const first = new Response("texto", { status: 201 });
  const second = (await again(first)) as Response;
  expect([await first.text(), await second.text(), second.status]).toEqual(["texto", "texto", 201]);
});

test("what was thrown is thrown again; a bug only says that there was one", async () => {
  await expect(again(data("nada", 404), true)).rejects.toMatchObject({ data: "nada", init: { status: 404 } });
  await expect(again(new Error("senha=1"), true)).rejects.toThrow("the same form failed");
  expect(isRefusal(await describe(new Error("x"), true))).toBe(true);
});

test("a sealed answer opens with its own key only, and not after a change", () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = seal(key, Buffer.from("códigos"));
  expect(open(key, sealed).toString()).toBe("códigos");
  expect(seal(key, Buffer.from("códigos")).equals(sealed)).toBe(false);
  expect(() => open(other, sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => open(key, changed)).toThrow();
});
