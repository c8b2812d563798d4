import fc from "fast-check";
import { expect, test } from "vitest";
import { encodingOf, isZipped, textOf } from "./encoding.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]));
const whole = (bytes: Uint8Array, piece?: number) => [...textOf(bytes, encodingOf(bytes)!, piece)].join("");

test("the encoding is found from the bytes", () => {
  expect(encodingOf(utf8("João"))).toBe("utf-8");
  expect(encodingOf(utf8("\uFEFFJoão"))).toBe("utf-8");
  expect(encodingOf(latin("Jo\u00e3o"))).toBe("windows-1252");
  expect(encodingOf(utf16("João"))).toBe("utf-16le");
  expect(encodingOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
  expect(isZipped(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true);
});

test("Windows-1252 has its own signs where Latin-1 has none", () => {
  expect(whole(new Uint8Array([0x93, 0xe7, 0x94, 0x80]))).toBe("“ç”€");
});

test("any text comes back in each encoding, however it is cut, without its mark and with one kind of line break", () => {
  const text = fc
    .array(fc.constantFrom("á", "ç", "João", ";", '"', "\n", "\r\n", "\r", "x", "Ñ"), { minLength: 1 })
    .map((parts) => parts.join(""))
    // The first sign decides what the file is.
    .map((joined) => `Nome ã${joined}`);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (written, piece) => {
      const read = written.replaceAll(/\r\n?/g, "\n");
      for (const bytes of [utf8(written), utf8(`\uFEFF${written}`), latin(written), utf16(written)])
        expect(whole(bytes, piece)).toBe(read);
    }),
  );
});
