import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createListener } from "./listener.ts";
import { keepPage } from "./request-context.server.ts";
import { createRouterAnswer } from "./router-answer.ts";
import { listen, type RunningServer } from "./server.ts";

/** Routers turn what a route throws into an answer of their own, as this one does. */
async function router(request: Request, context: RouterContextProvider): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/kept")) {
    keepPage(context, ["page"]);
    made++;
    return new Response(request.url);
  }
  if (pathname === "/unread") return new Response("unread");
  return request.text().then(
    (body) => new Response(`${body.length} read`),
    (error: unknown) => new Response(null, { status: error instanceof Response ? error.status : 500 }),
  );
}

let made = 0;
let server: RunningServer;
let behindProxy: RunningServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function serve(trustProxy: boolean): Promise<RunningServer> {
  const cache = createPageCache(1_000_000);
  cache.setListening(true);
  const shared = { cache, always: { "x-always": "here" }, trustProxy };
  const listener = createListener({
    ...shared,
    router: createRouterAnswer({ ...shared, router }),
    staticFiles: (_request, _response, next) => next(),
    operations: async () => false,
  });
  const opened = await listen(listener, 0, "127.0.0.1");
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

beforeAll(async () => {
  [server, behindProxy] = [await serve(false), await serve(true)];
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([server.close(), behindProxy.close()]);
});

test.each([
  ["a body that fits", 200_000, true, "/", 200],
  ["a body that fits, its length unannounced", 200_000, false, "/", 200],
  ["one that is announced as too large", 20_000_000, true, "/", 413],
  ["one that turns out too large", 20_000_000, false, "/", 413],
  ["one that nobody reads", 200_000, true, "/unread", 200],
  ["one that nobody reads, its length unannounced", 20_000_000, false, "/unread", 200],
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

describe("a kept page", () => {
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
      const path = `/kept/${name.length}/${n}`;
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
      expect(await read(behindProxy, "/kept/own", headers)).toBe("https://joia.test/kept/own");
    expect(made).toBe(before + 1);
  });
});

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
