import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.server.ts";

test.each([
  ["/", "/"],
  ["/atletas", "/atletas"],
  ["/atletas?busca=maria", "/atletas"],
  ["/a/maria-silva", "/a/:subdomain"],
  ["/a/maria-silva/videos", "/a/:subdomain/videos"],
  ["/a/maria-silva.data?_routes=x", "/a/:subdomain"],
  ["/a/", "/a/"],
  ["/atletas/maria", "/atletas/maria"],
])("%s is logged as %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test("an athlete's address is not logged, however it is written", () => {
  const ways = [
    "/A/maria-silva",
    "//a//maria-silva",
    "/%61/maria-silva",
    "/a%2Fmaria-silva",
    "/a/%6Daria-silva",
    "http://host/a/maria-silva",
    "/a/maria-silva#x",
    "/a/maria-silva%",
  ];
  for (const way of ways) expect(loggedPath(way), way).toMatch(/^\/a\/:subdomain/);
});

test("neither is the address of a payment, which lets whoever knows it act on it", () => {
  expect(loggedPath("/pagamento-de-teste/cs_teste_x")).toBe("/pagamento-de-teste/:id");
  expect(loggedPath("/pagamento-de-teste/cs_teste_x.data?a=b")).toBe("/pagamento-de-teste/:id");
  expect(loggedPath("/pagamento-de-teste/portal/bps_teste_x")).toBe("/pagamento-de-teste/portal/:id");
});

test("neither is an e-mail address", () => {
  expect(loggedPath("/convite/mae%40example.com/aceitar")).toBe("/convite/:address/aceitar");
});

test("a long path is cut", () => {
  expect(loggedPath(`/${"x".repeat(9000)}`)).toHaveLength(200);
});
