import type { ReactNode } from "react";
import { readFonts } from "./fonts.ts";
import { PALETTE } from "./palette.ts";

let fonts: ReturnType<typeof readFonts> | undefined;

/**
 * An element as a picture. The libraries are large: they are loaded with the first picture, not with the
 * product.
 */
export async function toJpeg(element: ReactNode, size: { width: number; height: number }): Promise<Buffer> {
  const [{ default: satori }, { renderAsync }, { default: sharp }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    import("sharp"),
  ]);
  const svg = await satori(element, { ...size, fonts: await (fonts ??= readFonts()) });
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: PALETTE.grassDeep })
    .jpeg({ quality: 85 })
    .toBuffer();
}
