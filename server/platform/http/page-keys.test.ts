import { expect, test } from "vitest";
import { createPageKeys } from "./page-keys.ts";

const ORIGIN = "https://joia.test";

function learned() {
  const keys = createPageKeys();
  keys.learn(ORIGIN, "/atletas", ["busca", "pagina"]);
  keys.learn(ORIGIN, "/atletas.data?_routes=x", ["busca", "pagina"]);
  keys.learn(ORIGIN, "/api/v1/clubs", "all");
  return (url: string) => keys.of(ORIGIN, url);
}

test("what a page does not read makes no page of its own", () => {
  const of = learned();
  const plain = of("/atletas");
  for (const query of ["?utm_source=x", "?fbclid=1&x", "?", "?Busca=a", "?x=%zz"])
    expect(of(`/atletas${query}`)).toEqual(plain);
});

test("what it reads does, in whatever order it comes", () => {
  const of = learned();
  expect(of("/atletas?pagina=2&x=1&busca=a%20b").url).toBe("/atletas?busca=a+b&pagina=2");
  expect(of("/atletas?busca=a+b&pagina=2")).toEqual(of("/atletas?pagina=2&busca=a%20b"));
  expect(of("/atletas?busca=b").text).not.toBe(of("/atletas?busca=a").text);
  expect(of("/atletas?busca=a&busca=b").text).not.toBe(of("/atletas?busca=a").text);
});

test("the router's own parameters count in its requests for data", () => {
  const of = learned();
  expect(of("/atletas.data?_routes=a&x=1").url).toBe("/atletas.data?_routes=a");
  expect(of("/atletas?_routes=a")).toEqual(of("/atletas"));
});

test("an address that nobody has learned about, or that reads all, stays as it is", () => {
  const of = learned();
  expect(of("/clubes?x=1").url).toBe("/clubes?x=1");
  expect(of("/api/v1/clubs?x=1").url).toBe("/api/v1/clubs?x=1");
});

test("another host is another site", () => {
  const keys = createPageKeys();
  keys.learn(ORIGIN, "/", []);
  expect(keys.of("https://kaua.joia.test", "/?foto=2").url).toBe("/?foto=2");
});
