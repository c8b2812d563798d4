/** The first bytes that tell what a file is. */
export const HEAD_BYTES = 64;

/**
 * What a file is by its first bytes, whatever its name says. A box of MP4 or QuickTime begins with its length and
 * a name of four letters; old QuickTime files have no `ftyp`.
 */
export function kindByContent(head: Uint8Array): "photo" | "video" | null {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n\x1a\n")) return "photo";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "photo";
  if (text.startsWith("\x1aE\xdf\xa3") && text.includes("webm")) return "video";
  const box = text.slice(4, 8);
  if (box === "ftyp") return NOT_VIDEO.test(text.slice(8, 12)) ? null : "video";
  return ["moov", "mdat", "wide", "free", "skip"].includes(box) ? "video" : null;
}

/** Pictures and sound in the same kind of file: HEIC, AVIF, M4A. */
const NOT_VIDEO = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fos]|M4[ABP] )/;
