import { once } from "node:events";
import { connect } from "node:net";
import { Agent, request, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createAdmission } from "./admission.ts";
import { createDataAnswer } from "./data-answer.ts";
import { createDataMatcher } from "./data-routes.server.ts";
import { createListener } from "./listener.ts";
import { cachePage, pageContext } from "./request-context.server.ts";
import { setRoutes } from "./route-words.server.ts";
import { createRouterAnswer } from "./router-answer.ts";
import { listen, type RunningServer } from "./server.ts";

/** Routers turn what a route throws into an answer of their own, as this one does. */
async function router(request: Request, context: RouterContextProvider): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/cached")) {
    cachePage(context, ["page"], ["busca"]);
    made++;
    return new Response(request.url);
  }
  if (pathname.startsWith("/slow")) {
    made++;
    await slow.promise;
    return new Response("done");
  }
  if (pathname === "/busy") {
    context.get(pageContext).overloaded = true;
    return new Response("the router's own error page", { status: 500 });
  }
  if (pathname === "/act") {
    request.signal.addEventListener("abort", () => (told = true));
    acting.resolve();
    await slow.promise;
    return new Response("acted");
  }
  if (pathname === "/file") {
    const cancel = () => void (cancelled = true);
    return new Response(new ReadableStream({ cancel }), { headers: { "content-type": "video/mp4" } });
  }
  if (pathname === "/unread") return new Response("unread");
  return request.text().then(
    (body) => new Response(`${body.length} read`),
    (error: unknown) => new Response(null, { status: error instanceof Response ? error.status : 500 }),
  );
}

let made = 0;
let told = false;
let cancelled = false;
const acting = Promise.withResolvers<void>();
let answering: ServerResponse;
let slow = Promise.withResolvers<void>();
let server: RunningServer;
let behindProxy: RunningServer;
let hasty: RunningServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function serve(trustProxy: boolean, bodyWithinMs?: number): Promise<RunningServer> {
  const cache = createPageCache(1_000_000);
  cache.setListening(true);
  const admission = createAdmission({ atOnce: 1, mostWaiting: 2, mostOfOne: 2, longestWaitMs: 60_000 });
  const shared = { cache, always: { "x-always": "here" }, trustProxy, admission };
  const listener = createListener({
    ...shared,
    router: createRouterAnswer({ ...shared, router }),
    data: createDataAnswer({ ...shared, secondsToWait: () => 0, holderOf: async () => undefined }),
    findData: createDataMatcher([]),
    staticFiles: (_request, _response, next) => next(),
    operations: async () => false,
    bodyWithinMs,
  });
  const watched: RequestListener = (request, response) => {
    answering = response;
    listener(request, response);
  };
  const opened = await listen(watched, 0, ["127.0.0.1"]);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

beforeAll(async () => {
  setRoutes({ routes: {} }, ["/api/*"]);
  [server, behindProxy, hasty] = [await serve(false), await serve(true), await serve(false, 100)];
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([server, behindProxy, hasty].map((one) => one.close()));
});

test.each([
  ["a body that fits", 200_000, true, "/", 200],
  ["a body that fits, its length unannounced", 200_000, false, "/", 200],
  ["one that is announced as too large", 20_000_000, true, "/", 413],
  ["one that turns out too large", 20_000_000, false, "/", 413],
  ["one that nobody reads", 200_000, true, "/unread", 200],
  ["one that nobody reads, its length unannounced", 20_000_000, false, "/unread", 413],
] as const)(
  "%s (%i bytes) is answered, and the connection serves on",
  async (_name, size, announced, path, status) => {
    const answer = await post(path, size, announced);
    expect(answer.status).toBe(status);
    expect(answer.headers["x-always"]).toBe("here");
    expect((await post("/", 3, true)).text).toBe("3 read");
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
  },
);

test("an address that cannot be read is a bad request", async () => {
  expect((await post("/%E0%A4%A", 1, true)).status).toBe(400);
});

test("an address over four kilobytes is too long, for people and for programs", async () => {
  const long = "x".repeat(15_000);
  expect(await ask(server, `/${long}`)).toMatchObject({ status: 414, type: "text/plain; charset=utf-8" });
  expect(await ask(server, `/?${long}`, { accept: "text/html" })).toMatchObject({
    status: 414,
    type: "text/html; charset=utf-8",
    text: expect.stringContaining("Endereço longo demais"),
  });
  const api = await ask(server, `/api/v1/${long}`);
  expect(api).toMatchObject({ status: 414, type: "application/problem+json; charset=utf-8" });
  expect(JSON.parse(api.text)).toMatchObject({ status: 414, title: "Endereço longo demais" });
});

test.each(["PUT", "PATCH", "DELETE"])(
  "%s is refused before the router takes it for a form",
  async (method) => {
    expect(await ask(server, "/unread", {}, method)).toMatchObject({
      status: 405,
      text: "Este endereço não aceita este tipo de envio.",
    });
  },
);

test("a form from another site is refused before the router sees it, one of our own is not", async () => {
  const from = (origin: string) => ask(server, "/", { origin, host: "joia.test" }, "POST");
  for (const other of ["https://evil.test", "https://joia.test", "http://joia.test:81", "null", "x"])
    expect(await from(other), other).toMatchObject({
      status: 403,
      text: expect.stringMatching(/outro site/),
    });
  expect((await from("http://joia.test")).status).toBe(200);
  expect((await from("http://joia.test:80")).status).toBe(200);
  expect((await ask(server, "/api/x", { origin: "https://evil.test" }, "POST")).status).toBe(200);
});

test.each([
  ["that somebody waits for", "", /^HTTP\/1.1 408 .*O envio demorou demais para chegar/s],
  ["that was answered at once", "origin: https://evil.test\r\n", /^HTTP\/1.1 403 /],
])("a body %s and that never ends loses its connection, and nothing else", async (_name, header, said) => {
  const socket = connect(hasty.port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nhost: joia.test\r\n${header}content-length: 100\r\n\r\na`);
  expect(await text(socket)).toMatch(said);
  expect((await ask(hasty, "/cached/after")).status).toBe(200);
});

test("the file behind an answer to HEAD is closed, which nobody reads", async () => {
  expect(await ask(server, "/file", {}, "HEAD")).toMatchObject({ status: 200, type: "video/mp4", text: "" });
  expect(cancelled).toBe(true);
});

test("an act is not told that its browser left: it goes on, and the next tap waits for it", async () => {
  const tap = request({ port: server.port, method: "POST", path: "/act" }).on("error", () => {});
  tap.end("form");
  await acting.promise;
  const noticed = once(answering, "close");
  tap.destroy();
  await noticed;
  expect(told).toBe(false);
  slow.resolve();
});

describe("under load", () => {
  const as = (address: string, path: string, headers = {}) =>
    ask(behindProxy, path, { "x-forwarded-for": address, ...headers });

  test("a network beyond its share hears 429, everybody beyond the line 503, and the rest is served", async () => {
    slow = Promise.withResolvers();
    const before = made;
    const inside = [as("192.0.2.1", "/slow/1"), as("192.0.2.1", "/slow/2"), as("192.0.2.2", "/slow/3")];
    await expect.poll(() => made).toBe(before + 1);
    const greedy = await as("192.0.2.1", "/slow/4", { accept: "text/html" });
    expect(greedy).toMatchObject({
      status: 429,
      retryAfter: "5",
      text: expect.stringMatching(/Muitos pedidos ao mesmo tempo/),
    });
    const late = await as("192.0.2.3", "/api/v1/slow");
    expect(late).toMatchObject({ status: 503, retryAfter: "10" });
    expect(JSON.parse(late.text)).toMatchObject({ status: 503, title: "Serviço ocupado" });
    slow.resolve();
    for (const answer of await Promise.all(inside)) expect(answer.text).toBe("done");
    expect((await as("192.0.2.1", "/slow/5")).text).toBe("done");
  });

  test("a page that is cached is served whatever waits", async () => {
    expect(await read(behindProxy, "/cached/load", { host: "joia.test" })).toContain("/cached/load");
    slow = Promise.withResolvers();
    const waiting = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((address, n) => as(address, `/slow/k${n}`));
    expect(await read(behindProxy, "/cached/load", { host: "joia.test" })).toContain("/cached/load");
    slow.resolve();
    await Promise.all(waiting);
  });

  test("a page for which the database had no time is told to come later, without an error page", async () => {
    const answer = await as("192.0.2.1", "/busy", { accept: "text/html" });
    expect(answer).toMatchObject({
      status: 503,
      retryAfter: "10",
      text: expect.stringMatching(/Muita gente por aqui agora/),
    });
  });
});

describe("a cached page", () => {
  test("is one page, whatever the address carries that the page does not read", async () => {
    const before = made;
    await read(server, "/cached/one?busca=a", { host: "joia.test" });
    for (const query of ["busca=a&utm_source=x", "fbclid=1&busca=a", "busca=a&x", "busca=a"])
      expect(await read(server, `/cached/one?${query}`, { host: "joia.test" })).toBe(
        "http://joia.test/cached/one?busca=a",
      );
    expect(made).toBe(before + 1);
    expect(await read(server, "/cached/one?busca=b", { host: "joia.test" })).toContain("busca=b");
  });

  test("first asked for with such a parameter holds it for nobody else", async () => {
    expect(await read(server, "/cached/first?x=mine", { host: "joia.test" })).toContain("x=mine");
    expect(await read(server, "/cached/first?x=yours", { host: "joia.test" })).toBe(
      "http://joia.test/cached/first",
    );
  });

  const HEADERS: [string, string][] = [
    ["forwarded", "host=evil.test"],
    ["forwarded", "host =evil.test"],
    ["forwarded", 'for=192.0.2.1;HOST\t= "evil.test";proto=https'],
    ["forwarded", "proto=https"],
    ["x-forwarded-host", "evil.test"],
    ["x-forwarded-host", '"evil.test", joia.test'],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-proto", "HTTPS, http"],
    ["host", "evil.test"],
    ["host", "evil.test /x"],
  ];

  test.each([
    ["alone", () => server],
    ["behind a proxy", () => behindProxy],
  ])("is the same for everybody who asks for it, whatever others claimed before (%s)", async (name, to) => {
    for (const [n, [header, value]] of HEADERS.entries()) {
      const path = `/cached/${name.length}/${n}`;
      await read(to(), path, { host: "joia.test", [header]: value });
      expect(await read(to(), path, { host: "joia.test" }), `${header}: ${value}`).toBe(
        `http://joia.test${path}`,
      );
    }
  });

  test("is of the host and scheme that the proxy names, and of no other header", async () => {
    const headers = {
      host: "inside:3000",
      "x-forwarded-host": "joia.test",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.test;proto=http",
    };
    const before = made;
    for (let round = 0; round < 2; round++)
      expect(await read(behindProxy, "/cached/own", headers)).toBe("https://joia.test/cached/own");
    expect(made).toBe(before + 1);
  });
});

async function ask(
  { port }: RunningServer,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const asking = request({ port, host: "127.0.0.1", path, headers, method }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return {
    status: response.statusCode,
    type: response.headers["content-type"],
    retryAfter: response.headers["retry-after"],
    text: await text(response),
  };
}

async function read({ port }: RunningServer, path: string, headers: Record<string, string>): Promise<string> {
  const asking = request({ port, host: "127.0.0.1", path, headers }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return text(response);
}

function post(path: string, size: number, announced: boolean) {
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const headers = announced ? { "content-length": size } : {};
      const asking = request(
        { port: server.port, host: "127.0.0.1", path, method: "POST", agent, headers },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, text: body, headers: response.headers }),
            reject,
          );
        },
      ).on("error", reject);
      for (let left = size; left > 0; left -= 100_000)
        asking.write(Buffer.alloc(Math.min(left, 100_000), "a"));
      asking.end();
    },
  );
}
