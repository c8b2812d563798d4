import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const url = new URL("https://joia.example/api/check-subscription");
const from = (headers: Record<string, string>) =>
  isSameOrigin(new Request(url, { method: "POST", headers }), url);

test("a page of ours may ask", () => {
  expect(from({ origin: "https://joia.example", "sec-fetch-site": "same-origin" })).toBe(true);
});

test("another site's page, a sibling host and a page without an origin may not", () => {
  expect(from({ origin: "https://outro.example" })).toBe(false);
  expect(from({ origin: "https://kaua.joia.example" })).toBe(false);
  expect(from({ origin: "null" })).toBe(false);
  expect(from({ "sec-fetch-site": "cross-site" })).toBe(false);
});

test("a program that is no browser names no origin", () => {
  expect(from({})).toBe(true);
});
