import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isForPrograms, setRoutes, traceOf } from "./route-words.server.ts";

test("of an address that leads nowhere, only our own words are logged", () => {
  const paths = [undefined, "atletas", "a/:subdomain/:tab?", ":tab", "*", "api/v1/*"];
  const routes = Object.fromEntries(paths.map((path, n) => [String(n), { id: String(n), path, module: {} }]));
  setRoutes({ routes } as unknown as ServerBuild, []);
  expect(traceOf("/atletas/maria-silva")).toEqual({ under: "atletas", segments: 2 });
  expect(traceOf("//a//maria-silva/x/")).toEqual({ under: "a", segments: 3 });
  for (const other of ["/maria-silva", "/mae@example.com", "/:tab", "/*", "/Atletas%20x", "/"])
    expect(traceOf(other).under, other).toBeUndefined();
});

test("routes say themselves that they are for programs", () => {
  const routes = {
    a: { id: "a", path: "contato", module: {} },
    b: { id: "b", path: "api/auth/*", module: { handle: { forPrograms: true } } },
    c: { id: "c", path: "api/other", module: { handle: { whilePosting: true } } },
  };
  setRoutes({ routes } as unknown as ServerBuild, [
    "/api/v1/athletes/:subdomain",
    "/campeonatos/:id/incorporar",
  ]);
  for (const path of [
    "/api/auth/token",
    "/api/v1/athletes/x",
    "/api/v1/athletes/x?a=/",
    "/campeonatos/x/incorporar",
  ])
    expect(isForPrograms(path), path).toBe(true);
  for (const path of [
    "/contato",
    "/api/other",
    "/api/v1/clubs",
    "/campeonatos/novo",
    "/campeonatos/x/inscricao",
    "/",
  ])
    expect(isForPrograms(path), path).toBe(false);
});
