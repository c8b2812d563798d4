import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";

const FOLDER = new URL("../public/", import.meta.url);
const GRASS_DEEP = "#073d27";
const PAPER = "#faf7ef";

/** The icons and the manifest in public/, drawn from the logo. Run again when the logo changes: node cli/icons.ts */
const FACETS = `<path fill="#ffd21f" d="M16 1 31 12 25.3 30H6.7L1 12z"/><path fill="#f2c200" d="M16 17.5 31 12 25.3 30H6.7z"/>`;

/** The mark on the brand's green, taking this part of the width; `radius` rounds the corners. */
const drawing = (part: number, radius: number) => {
  const scale = (part * 32) / 30;
  const margin = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${GRASS_DEEP}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${FACETS}</g></svg>`;
};

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const rounded = drawing(0.7, 6);
// Phones cut a circle out of it: what must stay is in the middle 80 %.
const maskable = drawing(0.5, 0);
// Apple rounds the corners itself.
const square = drawing(0.62, 0);

write("favicon.svg", `${rounded}\n`);
write("favicon.ico", ico(await png(rounded, 32), 32));
write("icon-192.png", await png(rounded, 192));
write("icon-512.png", await png(rounded, 512));
write("icon-maskable-512.png", await png(maskable, 512));
write("apple-touch-icon.png", await png(square, 180));
write("manifest.webmanifest", `${JSON.stringify(manifest(), null, 2)}\n`);

function manifest() {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: TAGLINE,
    lang: "pt-BR",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: GRASS_DEEP,
    background_color: PAPER,
    categories: ["sports"],
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
}

/** One picture in the oldest container that browsers still ask for. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(new URL(name, FOLDER), content);
}
