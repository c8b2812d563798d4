import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preparePage, sendPage } from "./page-answer.ts";

const BODY = Buffer.from(`<p>Olá, Kauã</p>`.repeat(200));

let server: Server;
let etag: string;

beforeAll(async () => {
  const page = await preparePage({ "content-type": "text/html; charset=utf-8", "x-own": "1" }, BODY);
  etag = page.etag;
  server = createServer((incoming, response) => sendPage(incoming, response, page, "request-1")).listen(0);
  await once(server, "listening");
});

afterAll(() => server.close());

async function ask(
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, method, headers }).end(), "response")) as [IncomingMessage];
  return { answer, body: await buffer(answer) };
}

describe("a cached page", () => {
  test("is sent in each encoding, with the same headers and its own length", async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const { answer, body } = await ask({ "accept-encoding": encoding });
      expect(answer.headers).toMatchObject({
        "content-encoding": encoding,
        "content-length": String(body.length),
        "x-own": "1",
        "x-request-id": "request-1",
      });
      expect(unpack[encoding](body)).toEqual(BODY);
      expect(body.length).toBeLessThan(BODY.length / 4);
    }
    const { answer, body } = await ask();
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(body).toEqual(BODY);
  });

  test("tells caches what it depends on", async () => {
    const { answer } = await ask();
    expect(answer.headers.vary).toBe("accept-encoding, cookie");
    expect(answer.headers.etag).toBe(etag);
  });

  test("has one tag in all encodings, so the tag is a weak one", () => {
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test("sends its headers and no body to who asks for those only", async () => {
    const { answer, body } = await ask({ "accept-encoding": "br" }, "HEAD");
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  test("is not sent again to who has it", async () => {
    const strong = etag.replace("W/", "");
    for (const known of [etag, strong, `"other", ${etag}`, `"other",${strong} , "third"`, "*"]) {
      const { answer, body } = await ask({ "if-none-match": known, "accept-encoding": "br" });
      expect([answer.statusCode, body.length], known).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({ etag, "x-request-id": "request-1" });
      expect(answer.headers["content-encoding"]).toBeUndefined();
    }
  });

  test("is sent to who has another", async () => {
    for (const known of ['"old"', 'W/"old"', "", etag.slice(3, -1)])
      expect((await ask({ "if-none-match": known })).answer.statusCode).toBe(200);
  });
});

test("pages with the same bytes have the same tag, others another", async () => {
  const tagOf = async (text: string) => (await preparePage({}, Buffer.from(text))).etag;
  expect(await tagOf("a")).toBe(await tagOf("a"));
  expect(await tagOf("a")).not.toBe(await tagOf("b"));
});
