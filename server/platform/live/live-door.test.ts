import { once } from "node:events";
import { createServer, get, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { Door } from "#server/platform/http/door.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { liveStreams } from "#server/platform/http/metrics.ts";
import { liveDoor, type LiveLimits } from "./live-door.ts";

const CUP = "0193a1b2-0000-7000-8000-000000000001";
const LIMITS: LiveLimits = { atOnce: 100, ofOneNetwork: 100, commentMs: 60_000 };

let server: Server;
let door: Door;
let exchanges: Exchange[];
let version: number;

afterEach(async () => {
  await door.close?.();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

async function serve(limits: Partial<LiveLimits> = {}): Promise<void> {
  version = 12;
  exchanges = [];
  door = liveDoor(async (id) => (id === CUP ? { version, sources: [`competition:${CUP}`] } : null), false, {
    ...LIMITS,
    ...limits,
  });
  server = createServer((incoming, response) => {
    const exchange: Exchange = { request: incoming, response, id: "1", by: "door", route: undefined };
    exchanges.push(exchange);
    void door.handle(exchange);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
}

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** An answer and what has come of it so far. */
async function open(path = `/ao-vivo/${CUP}`): Promise<{ answer: IncomingMessage; text: () => string }> {
  const [answer] = (await once(get(addressOf(path), { agent: false }), "response")) as [IncomingMessage];
  let text = "";
  answer.setEncoding("utf8").on("data", (part: string) => (text += part));
  answer.on("error", () => {});
  return { answer, text: () => text };
}

const streams = async () => (await liveStreams.get()).values[0]!.value;
const until = (isThere: () => unknown) => vi.waitFor(isThere, { timeout: 5000, interval: 5 });

test("a stream says the version now and after each change, and nothing between may keep it back", async () => {
  await serve();
  const { answer, text } = await open();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  await until(() => expect(text()).toContain(`id: 12\ndata: {"id":"${CUP}","version":12}\n\n`));
  expect(text()).toMatch(/^retry: \d{4}\n\n/);
  version = 13;
  door.changes!.changed("competition", [CUP]);
  await until(() => expect(text()).toContain("id: 13\n"));
  expect(exchanges[0]!.lasts).toBe(true);
});

test("what is not public, no id or no reading is refused", async () => {
  await serve();
  expect((await open("/ao-vivo/0193a1b2-0000-7000-8000-000000000002")).answer.statusCode).toBe(404);
  for (const path of [
    "/ao-vivo",
    "/ao-vivo/x",
    `/ao-vivo/${CUP}/x`,
    "/ao-vivo/------------------------------------",
  ])
    expect((await open(path)).answer.statusCode, path).toBe(404);
  const post = request(addressOf(`/ao-vivo/${CUP}`), { method: "POST", agent: false }).end();
  const [refused] = (await once(post, "response")) as [IncomingMessage];
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, "GET"]);
  expect(exchanges.every(({ lasts }) => !lasts)).toBe(true);
});

test("more streams than there is room for are told to come later, of one network first", async () => {
  await serve({ atOnce: 3, ofOneNetwork: 2 });
  const first = await open();
  await open();
  const third = await open();
  expect([third.answer.statusCode, third.answer.headers["retry-after"]]).toEqual([429, "5"]);
  first.answer.destroy();
  await until(async () => expect(await streams()).toBe(1));
  expect((await open()).answer.statusCode).toBe(200);
  await door.close!();
  expect((await open()).answer.statusCode).toBe(503);
});

test("a hundred opened and closed leave nothing behind", async () => {
  await serve();
  const opened = await Promise.all(Array.from({ length: 100 }, () => open()));
  expect(await streams()).toBe(100);
  expect((await open()).answer.statusCode).toBe(503);
  for (const { answer } of opened) answer.destroy();
  await until(async () => expect(await streams()).toBe(0));
});

test("a comment now and then keeps the connection, and closing ends every stream", async () => {
  await serve({ commentMs: 20 });
  const { answer, text } = await open();
  await until(() => expect(text()).toContain("\n\n:\n\n"));
  const ended = once(answer, "end");
  await door.close!();
  await ended;
  await until(async () => expect(await streams()).toBe(0));
});
