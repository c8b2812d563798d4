import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LOGO_MAX_BYTES, readLogo, type Logo } from "./read-logo.ts";
import { JPEG, PNG, withGps, withText } from "#server/platform/storage/testing/pictures.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const pixel = async (bytes: Uint8Array, left: number, top: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const largest = (logo: Logo | null) => logo!.at(-1)!.bytes;
const RED = { r: 255, g: 0, b: 0 };
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

test("a PNG and a JPEG are known by their bytes", async () => {
  for (const sent of [PNG, JPEG])
    expect(await sharp(largest(await readLogo(sent))).metadata()).toMatchObject({ format: "webp" });
});

test("a picture that the camera held sideways is stored upright", async () => {
  // Wide, red on the left; "6" says: turn it to the right before it is shown.
  const sideways = await plain(40, 20)
    .composite([{ input: await plain(20, 20, { r: 0, g: 0, b: 255 }).png().toBuffer(), left: 20, top: 0 }])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const bytes = largest(await readLogo(sideways));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  const [red] = await pixel(bytes, 10, 5);
  const [, , blue] = await pixel(bytes, 10, 35);
  expect([red! > 200, blue! > 200]).toEqual([true, true]);
});

test("colours of another profile are stored as sRGB, without the profile", async () => {
  const wide = await plain(8, 8, { r: 200, g: 60, b: 60 }).withIccProfile("p3").png().toBuffer();
  expect((await sharp(wide).metadata()).icc).toBeDefined();
  const bytes = largest(await readLogo(wide));
  const { icc, space } = await sharp(bytes).metadata();
  expect([icc, space]).toEqual([undefined, "srgb"]);
  // Written by sharp from sRGB: read as what its profile means, it is the same red again.
  for (const [at, value] of [200, 60, 60].entries())
    expect(Math.abs((await pixel(bytes, 4, 4))[at]! - value)).toBeLessThanOrEqual(2);
  const [asWritten] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect(asWritten).not.toBe(200);
});

test("what a camera or program wrote into the file is left behind", async () => {
  const jpeg = withGps("GPS -12.97 -38.50");
  const png = withText("Autor: Rosangela");
  expect(text(jpeg)).toContain("GPS");
  expect(text(largest(await readLogo(jpeg)))).not.toContain("GPS");
  expect(text(png)).toContain("Rosangela");
  expect(text(largest(await readLogo(png)))).not.toContain("Rosangela");
});

test("what hides behind the end of a picture is left behind", async () => {
  const hidden = Buffer.from("<script>alert(1)</script>");
  for (const whole of [PNG, JPEG])
    expect(text(largest(await readLogo(Buffer.concat([whole, hidden]))))).not.toContain("script");
});

test("other files, cut files, large files and too many pixels are refused", async () => {
  const others = ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "RIFF....WEBP"];
  for (const other of others) expect(await readLogo(Buffer.from(other)), other).toBeNull();
  expect(await readLogo(await plain(4, 4).webp().toBuffer())).toBeNull();
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: RED, noise } });
  for (const whole of [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()]) {
    expect(await readLogo(whole)).not.toBeNull();
    expect(await readLogo(whole.subarray(0, whole.length / 2))).toBeNull();
  }
  expect(await readLogo(Buffer.concat([PNG, Buffer.alloc(LOGO_MAX_BYTES)]))).toBeNull();
  const bomb = await plain(9000, 9000).png().toBuffer();
  expect(bomb.length).toBeLessThan(LOGO_MAX_BYTES);
  expect(await readLogo(bomb)).toBeNull();
});

test("a large picture is stored in two sizes, no larger than pages show it, and a small one as it is", async () => {
  const sizesOf = async (width: number, height: number) =>
    (await readLogo(await plain(width, height).png().toBuffer()))!.map((file) => [file.width, file.height]);
  expect(await sizesOf(3000, 1500)).toEqual([
    [256, 128],
    [640, 320],
  ]);
  expect(await sizesOf(100, 50)).toEqual([[100, 50]]);
});

test("no bytes make it fail, and all that wait get their turn", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(PNG, JPEG),
      fc.nat(200),
      fc.uint8Array({ maxLength: 60 }),
      async (whole, at, noise) => {
        await readLogo(Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)]));
      },
    ),
  );
  const many = await Promise.all(Array.from({ length: 20 }, (_, n) => readLogo(n % 2 ? PNG : JPEG)));
  expect(many.filter(Boolean)).toHaveLength(20);
});
