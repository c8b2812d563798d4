import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMultipart } from "./multipart.ts";

type Outcome = Awaited<ReturnType<typeof readMultipart<string>>> | Error;
type ReadFile = (stream: Readable, name: string) => Promise<string>;

const TYPE = "multipart/form-data; boundary=x";
const FIELD = '--x\r\ncontent-disposition: form-data; name="tipo"\r\n\r\natletas\r\n';
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="lista.csv"\r\n\r\nnome;clube';
const END = "\r\n--x--\r\n";

let server: Server;
let readFile: ReadFile;
let outcome: PromiseWithResolvers<Outcome>;

beforeAll(async () => {
  server = createServer((asked, response) => {
    readMultipart(asked, 1, readFile)
      .then(outcome.resolve, outcome.resolve)
      .finally(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

test("fields and files are read, and a file knows the fields before it", async () => {
  expect(await send(FIELD + FILE + END)).toEqual({
    fields: new Map([["tipo", "atletas"]]),
    files: ["lista.csv: nome;clube"],
    more: false,
  });
});

test("files beyond the limit are left out, and the form says so", async () => {
  expect(await send(`${FILE}\r\n${FILE}${END}`)).toMatchObject({
    files: ["lista.csv: nome;clube"],
    more: true,
  });
});

test("a name without text is none, and a zero byte goes no further", async () => {
  expect(await send((FILE + END).replace("lista", "\0lis\0ta"))).toMatchObject({
    files: ["lis ta.csv: nome;clube"],
  });
});

// Whoever reads a file begins only after something else: a folder, a row of a table.
test.each<[string, string]>([
  ["that ends within a file", FIELD + FILE],
  ["that ends within the heading of a file", FIELD + FILE.slice(0, 60)],
  ["without its boundary", "nome;clube"],
  ["without anything", ""],
])("a form %s is none, however late its file is read", async (_what, body) => {
  const late: ReadFile = async (stream, name) => {
    await setImmediate();
    await setImmediate();
    return readNow(stream, name);
  };
  expect(await send(body, { read: late })).toBeNull();
  expect(await send(body, { read: readNow })).toBeNull();
});

test("other contents, and a form that names no boundary, are none", async () => {
  expect(await send("tipo=atletas", { type: "application/x-www-form-urlencoded" })).toBeNull();
  expect(await send(FIELD + END, { type: "multipart/form-data" })).toBeNull();
});

test("a file whose sender left is ended, so that nothing waits for it", async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  readFile = async (stream, name) => {
    begun.resolve();
    try {
      return await readNow(stream, name);
    } finally {
      ended.resolve();
    }
  };
  outcome = Promise.withResolvers();
  const sent = post(TYPE, 10_000);
  sent.write(FIELD + FILE);
  await begun.promise;
  sent.destroy();
  await ended.promise;
  expect(await outcome.promise).toBeNull();
});

test("a file that cannot be kept is a failure of ours, told once the form is read", async () => {
  const failure = new Error("disk full");
  expect(await send(FIELD + FILE + END, { read: () => Promise.reject(failure) })).toBe(failure);
});

const readNow: ReadFile = async (stream, name) => `${name}: ${await text(stream)}`;

async function send(body: string, { type = TYPE, read = readNow } = {}): Promise<Outcome> {
  readFile = read;
  outcome = Promise.withResolvers();
  const sent = post(type, Buffer.byteLength(body));
  sent.end(body);
  const [answer] = await once(sent, "response");
  answer.resume();
  return outcome.promise;
}

function post(type: string, length: number) {
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": type, "content-length": length };
  return request({ port, host: "127.0.0.1", method: "POST", headers }).on("error", () => {});
}
