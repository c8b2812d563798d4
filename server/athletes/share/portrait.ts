import { drawingAt } from "#drawing/addresses.ts";
import { publicFile } from "#server/platform/storage/public-files.server.ts";

const SIDE = 720;

// The bust of app/components/silhouette.tsx.
const SILHOUETTE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 250" width="250" height="250"><path fill="#56655e" d="M0 0h250v250H0z"/><g fill="#fff" opacity=".26"><path d="M38 250c4-62 34-86 60-92l27 18 27-18c26 6 56 30 60 92z"/><path d="M103 128h44v31l-22 15-22-15z"/><ellipse cx="125" cy="96" rx="40" ry="48"/></g></svg>`;

/** A picture as square JPEG, without what a camera wrote into it; a silhouette when there is none to read. */
export async function portraitFrom(source: Uint8Array | null): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = async (bytes: Uint8Array) =>
    sharp(bytes, { density: 210 })
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 88 })
      .toBuffer();
  const found = source && (await picture(source).catch(() => null));
  return found || picture(Buffer.from(SILHOUETTE));
}

export const asDataUrl = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString("base64")}`;

/**
 * The picture at one of our own addresses. Another site is never asked, since it would learn whose picture is
 * looked at.
 */
export async function pictureAt(imageUrl: string | null): Promise<Uint8Array | null> {
  const [, folder, rest] = /^\/(desenhos|arquivos)\/(.+)$/.exec(imageUrl ?? "") ?? [];
  if (folder === "arquivos") {
    const file = await publicFile(rest!);
    return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
  }
  const [kind, name] = rest?.split("/") ?? [];
  const svg = kind && name ? drawingAt(kind, decodeURIComponent(name)) : null;
  return svg ? Buffer.from(svg) : null;
}
