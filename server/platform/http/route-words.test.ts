import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { setRouteWords, traceOf } from "./route-words.server.ts";

test("of an address that leads nowhere, only our own words are logged", () => {
  const paths = [undefined, "atletas", "a/:subdomain/:tab?", ":tab", "*", "api/v1/*"];
  const routes = Object.fromEntries(paths.map((path, n) => [String(n), { id: String(n), path }]));
  setRouteWords({ routes } as unknown as ServerBuild);
  expect(traceOf("/atletas/maria-silva")).toEqual({ under: "atletas", segments: 2 });
  expect(traceOf("//a//maria-silva/x/")).toEqual({ under: "a", segments: 3 });
  for (const other of ["/maria-silva", "/mae@example.com", "/:tab", "/*", "/Atletas%20x", "/"])
    expect(traceOf(other).under, other).toBeUndefined();
});
