import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createListener } from "./listener.ts";
import { createRouterAnswer } from "./router-answer.ts";
import { listen, type RunningServer } from "./server.ts";

/** Routers turn what a route throws into an answer of their own, as this one does. */
async function router(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/unread") return new Response("unread");
  return request.text().then(
    (body) => new Response(`${body.length} read`),
    (error: unknown) => new Response(null, { status: error instanceof Response ? error.status : 500 }),
  );
}

let server: RunningServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  const shared = { cache: createPageCache(1000), always: { "x-always": "here" }, trustProxy: false };
  const listener = createListener({
    ...shared,
    router: createRouterAnswer({ ...shared, router }),
    staticFiles: (_request, _response, next) => next(),
    operations: async () => false,
  });
  const opened = await listen(listener, 0, "127.0.0.1");
  if (!opened.ok) throw new Error(opened.error);
  server = opened.value;
});

afterAll(async () => {
  agent.destroy();
  await server.close();
});

test.each([
  ["a body that fits", 900_000, true, "/", 200],
  ["a body that fits, its length unannounced", 900_000, false, "/", 200],
  ["one that is announced as too large", 20_000_000, true, "/", 413],
  ["one that turns out too large", 20_000_000, false, "/", 413],
  ["one that nobody reads", 900_000, true, "/unread", 200],
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
