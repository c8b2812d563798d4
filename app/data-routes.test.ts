import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createAdmission } from "#server/platform/http/admission.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { createDataAnswer } from "#server/platform/http/data-answer.ts";
import {
  createDataMatcher,
  type DataAnswer,
  type DataRequest,
} from "#server/platform/http/data-routes.server.ts";
import { log } from "#server/platform/log.server.ts";
import { createListener } from "#server/platform/http/listener.ts";
import { dataRoutes } from "./data-routes.ts";

const ANSWER: DataAnswer = { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
const read = vi.fn<(request: DataRequest) => Promise<DataAnswer>>(async () => ANSWER);
// The real table; only what a route reads is left out, since no database runs here.
const findData = createDataMatcher(dataRoutes.map((route) => ({ ...route, read })));

const secondsToWait = vi.fn<(address: string) => number>(() => 0);
const HOLDER = actingAs("00000000-0000-7000-8000-000000000001", "club");
const holderOf = async (token: string) => (token === "good" ? HOLDER : undefined);
const admission = createAdmission({ atOnce: 1, mostWaiting: 0, mostOfOne: 2, longestWaitMs: 1000 });
const arrive = vi.spyOn(admission, "arrive");
let server: Server;
let origin: string;

beforeAll(async () => {
  // The errors are expected.
  log.level = "silent";
  const cache = createPageCache(1_000_000);
  cache.setListening(true);
  const shared = {
    cache,
    always: { "x-always": "here" },
    trustProxy: false,
    admission,
  };
  const unused = () => Promise.reject(new Error("the router was asked"));
  const listener = createListener({
    ...shared,
    data: createDataAnswer({ ...shared, secondsToWait, holderOf }),
    findData,
    router: { answer: unused, answerShared: unused },
    staticFiles: (_request, _response, next) => next(),
    operations: async () => false,
  });
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());
beforeEach(() => vi.clearAllMocks());

const ask = (pattern: string, init?: RequestInit) =>
  fetch(`${origin}${pattern.replaceAll(/:\w+|\*/g, "some%20thing")}?x=1`, init);

describe.each(dataRoutes)("$pattern", ({ pattern, ...route }) => {
  test.each([new Headers(), new Headers({ cookie: "joia_known=1" })])(
    "is answered with an id, by turns, counted, and knows who asks (%o)",
    async (headers) => {
      const answer = await ask(pattern, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
      expect(answer.headers.get("x-always")).toBe("here");
      expect(arrive).toHaveBeenCalledExactlyOnceWith("127.0.0.1");
      expect(secondsToWait).toHaveBeenCalledExactlyOnceWith("127.0.0.1");
      const [asked] = read.mock.calls[0]!;
      expect(asked).toMatchObject({ actor: VISITOR, query: route.readsOf ? "" : "x=1" });
      for (const value of Object.values(asked.params)) expect(value).toBe("some thing");
      expect(admission.working()).toBe(0);
    },
  );

  test("knows the holder of a token, keeps the answer in no cache, and refuses a bad token", async () => {
    const good = await ask(pattern, { headers: { authorization: "Bearer good" } });
    expect(good.headers.get("cache-control")).toBe("private, no-store");
    expect(read.mock.calls[0]![0].actor).toEqual(HOLDER);
    for (const authorization of ["Bearer bad", "Bearer", `Bearer ${"a".repeat(4001)}`]) {
      const bad = await ask(pattern, { headers: { authorization } });
      expect(bad.status).toBe(401);
      expect(await bad.text()).toContain("Invalid JWT signature");
    }
    expect(read).toHaveBeenCalledOnce();
  });

  test("is found by its own pattern, which the log names", () => {
    const path = pattern.replaceAll(/:\w+|\*/g, "x");
    expect(findData(path)?.route.pattern).toBe(pattern);
    expect(findData(`${path.toUpperCase()}/`)?.route.pattern).toBe(pattern);
  });

  test("refuses who asks too much, before it reads anything", async () => {
    secondsToWait.mockReturnValueOnce(7);
    const answer = await ask(pattern);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(read).not.toHaveBeenCalled();
  });

  test("waits for its turn, and says so when there is none", async () => {
    const other = admission.arrive("192.0.2.1");
    await other.turn(server);
    const answer = await ask(pattern);
    other.leave();
    expect(answer.status).toBe(503);
    expect(read).not.toHaveBeenCalled();
  });

  test("tells of an error of ours without its cause", async () => {
    read.mockRejectedValueOnce(new Error("relation users"));
    const answer = await ask(pattern);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("relation");
  });

  test("takes nothing but reads", async () => {
    const answer = await ask(pattern, { method: "POST", body: "x" });
    expect([404, 405]).toContain(answer.status);
    expect(read).not.toHaveBeenCalled();
    const head = await ask(pattern, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

test("only the embedded view of a championship may be framed, and no data route sets a cookie", async () => {
  for (const route of dataRoutes) {
    const { framed, headers } = route.refuse("not_found");
    const embedded = route.pattern === "/campeonatos/:id/incorporar";
    expect([
      framed ?? false,
      headers["content-security-policy"]?.includes("frame-ancestors *") ?? false,
    ]).toEqual([embedded, embedded]);
    expect(Object.keys(headers)).not.toContain("set-cookie");
  }
});

test("what anybody adds to the address of the embedded view makes no answer of its own", async () => {
  read.mockResolvedValue({ ...ANSWER, sources: ["championship:a"] });
  for (const query of [
    "?categoria=a&parte=rodadas",
    "?parte=rodadas&utm_source=x&categoria=a",
    "?categoria=a&categoria=b&parte=rodadas&parte=x",
  ])
    expect((await fetch(`${origin}/campeonatos/a/incorporar${query}`)).status).toBe(200);
  for (const query of ["", "?", "?x=1", "?parte=x", "?categoria=&parte=2"])
    expect((await fetch(`${origin}/campeonatos/a/incorporar${query}`)).status).toBe(200);
  read.mockResolvedValue(ANSWER);
  expect(read.mock.calls.map(([{ query }]) => query)).toEqual(["categoria=a&parte=rodadas", ""]);
});

test("an address of another kind is not the table's", () => {
  for (const path of ["/", "/atletas", "/api/docs", "/api/auth/token", "/api/v10/athletes"])
    expect(findData(path), path).toBeUndefined();
});
