import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutMessages } from "./side-messages.ts";

const AVC = Uint8Array.from([1, 0x42, 0xc0, 0x1e, 0xff]);
const unit = (...bytes: number[]): Buffer => Buffer.from([0, 0, 0, bytes.length, ...bytes]);
const clean = (...units: Buffer[]): Buffer =>
  Buffer.from(withoutMessages("avc", AVC).clean(Buffer.concat(units)));

const PICTURE = unit(0x65, 1, 2, 3);

test("a message of a type that no decoder needs is dropped, with all that stands beside it", () => {
  const entry = unit(6, 6, 1, 0x44, 0x80);
  const place = unit(6, 5, 3, 7, 7, 7, 0x80);
  const both = unit(6, 6, 1, 0x44, 5, 3, 7, 7, 7, 0x80);
  expect(clean(entry, place, PICTURE)).toEqual(Buffer.concat([entry, PICTURE]));
  expect(clean(both, PICTURE)).toEqual(PICTURE);
});

test("types and lengths above 254 are read, and so are bytes that were put between zeros", () => {
  const type300 = unit(6, 0xff, 45, 1, 9, 0x80);
  expect(clean(type300, PICTURE)).toEqual(PICTURE);
  // Three zeros are written with a three in between; behind them the next message begins.
  const escaped = unit(6, 1, 3, 0, 0, 3, 0, 5, 1, 9, 0x80);
  expect(clean(escaped, PICTURE)).toEqual(PICTURE);
  const timing = unit(6, 1, 3, 0, 0, 3, 0, 0x80);
  expect(clean(timing, PICTURE)).toEqual(Buffer.concat([timing, PICTURE]));
});

test("no bytes make it fail, and a packet without messages stays as it is", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom("avc", "hevc"), (bytes, codec) => {
      withoutMessages(codec, AVC).clean(bytes);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 }), { maxLength: 5 }), (parts) => {
      const packet = parts.map((part) => unit(0x41, ...part));
      expect(clean(...packet)).toEqual(Buffer.concat(packet));
    }),
  );
});
