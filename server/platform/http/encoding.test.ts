import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compress, compressible, negotiate } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["br;q=0.1, gzip;q=1.0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip ; q=0.5", "gzip"],
  ["gzip;q=0, br;q=0", "identity"],
  ["gzip;q=0.0", "identity"],
  ["BR", "br"],
  ["brotli", "identity"],
])("a browser that accepts %j gets %s", (accept, encoding) => {
  expect(negotiate(accept)).toBe(encoding);
});

test("what was packed can be unpacked", async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 5000 }),
      fc.constantFrom("br", "gzip", "identity"),
      fc.constantFrom("once", "cached"),
      async (bytes, encoding, effort) => {
        const body = Buffer.from(bytes);
        expect(unpack[encoding](await compress(body, encoding, effort))).toEqual(body);
      },
    ),
  );
});

test("text is packed, pictures and archives are not", () => {
  const text = [
    "text/html; charset=utf-8",
    "text/css",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "application/xml",
  ];
  const packed = [
    "image/jpeg",
    "image/png",
    "video/mp4",
    "application/pdf",
    "application/zip",
    "font/woff2",
    "application/octet-stream",
    null,
  ];
  expect(text.map(compressible)).toEqual(text.map(() => true));
  expect(packed.map(compressible)).toEqual(packed.map(() => false));
});
