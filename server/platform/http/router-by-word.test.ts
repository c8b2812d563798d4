import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createRouterByWord, routesFor } from "./router-by-word.ts";

const ROUTES = routesOf([
  { id: "frame" },
  { id: "home", parentId: "frame", index: true },
  { id: "athletes", parentId: "frame", path: "atletas" },
  { id: "site", parentId: "frame", path: "a/:subdomain/:tab?" },
  { id: "tab", parentId: "frame", path: ":tab" },
  { id: "missing", parentId: "frame", path: "*" },
  { id: "admin", path: "admin" },
  { id: "reviews", parentId: "admin", path: "revisoes" },
  { id: "review", parentId: "admin", path: "revisoes/:id" },
  { id: "admin-login", parentId: "frame", path: "admin/login" },
]);

test("an address can mean the routes of its first word, those that begin with a name, and what is around them", () => {
  expect(Object.keys(routesFor(ROUTES, "admin"))).toEqual([
    "frame",
    "home",
    "tab",
    "missing",
    "admin",
    "reviews",
    "review",
    "admin-login",
  ]);
  expect(Object.keys(routesFor(ROUTES, "atletas"))).toEqual(["frame", "home", "athletes", "tab", "missing"]);
});

test.each([
  "/",
  "/atletas",
  "/atletas/",
  "/Atletas",
  "/%61tletas",
  "//atletas",
  "/atletas/2",
  "/a/ana",
  "/a/ana/galeria",
  "/a.data/ana",
  "/admin",
  "/admin/login",
  "/admin/revisoes/7",
  "/admin/nada",
  "/galeria",
  "/joão",
  "/atletas.data",
  "/admin/revisoes.data",
])("%s is answered as by the router that knows all routes", async (path) => {
  const build = { ...BUILD, routes: ROUTES };
  const ask = async (router: ReturnType<typeof createRouterByWord>) => {
    const answer = await router(new Request(new URL(path, "http://joia.test")), new RouterContextProvider());
    return [answer.status, await answer.text()];
  };
  expect(await ask(createRouterByWord(build, "test"))).toEqual(
    await ask(createRequestHandler(build, "test")),
  );
});

interface Given {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
}

/** Each answers with its own name and parameters. */
function routesOf(given: readonly Given[]): ServerBuild["routes"] {
  const routes = given.map((route) => {
    const loader = ({ params }: { params: object }) => Response.json({ id: route.id, params });
    return [route.id, { ...route, module: { loader } }];
  });
  return Object.fromEntries(routes) as ServerBuild["routes"];
}

const BUILD = {
  entry: { module: { default: () => new Response(null), handleError: () => {} } },
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
  assetsBuildDirectory: "",
  publicPath: "/",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;
