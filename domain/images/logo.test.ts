import fc from "fast-check";
import { expect, test } from "vitest";
import { LOGO_MAX_BYTES, readLogo } from "./logo.ts";
import { JPEG, PNG, withGps, withText } from "./testing/pictures.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("a PNG and a JPEG are known by their bytes", () => {
  expect(readLogo(PNG)).toEqual({ ending: "png", bytes: PNG });
  expect(readLogo(JPEG)).toEqual({ ending: "jpg", bytes: JPEG });
});

test("what a camera or program wrote into the file is left behind", () => {
  const jpeg = withGps("GPS -12.97 -38.50");
  const png = withText("Autor: Rosangela");
  expect(text(jpeg)).toContain("GPS");
  expect(readLogo(jpeg)).toEqual({ ending: "jpg", bytes: JPEG });
  expect(text(png)).toContain("Rosangela");
  expect(readLogo(png)).toEqual({ ending: "png", bytes: PNG });
});

test("what hides behind the end of a picture is left behind", () => {
  const hidden = Buffer.from("<script>alert(1)</script>");
  expect(readLogo(Buffer.concat([PNG, hidden]))!.bytes).toEqual(PNG);
  expect(readLogo(Buffer.concat([JPEG, hidden]))!.bytes).toEqual(JPEG);
});

test("other files, cut files and large ones are refused", () => {
  const others = [
    "",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "GIF89a",
    "%PDF-1.7",
    "RIFF....WEBP",
    "\u0089PNG",
  ];
  for (const other of others) expect(readLogo(Buffer.from(other)), other).toBeNull();
  for (const whole of [PNG, JPEG]) {
    for (let length = 0; length < whole.length; length++)
      expect(readLogo(whole.subarray(0, length))).toBeNull();
  }
  expect(readLogo(Buffer.concat([PNG, Buffer.alloc(LOGO_MAX_BYTES)]))).toBeNull();
});

test("no bytes make it fail", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(PNG, JPEG),
      fc.nat(200),
      fc.uint8Array({ maxLength: 60 }),
      (whole, at, noise) => {
        readLogo(Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)]));
      },
    ),
  );
});
