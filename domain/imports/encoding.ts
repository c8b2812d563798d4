/** How the bytes of a file are to be read. Spreadsheets in Portuguese write Windows-1252 unless told otherwise. */
export const ENCODINGS = ["utf-8", "windows-1252", "utf-16le"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const ENCODING_LABELS: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16",
};

/** Null when it is no text at all, such as a spreadsheet in its own format. */
export function encodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes.includes(0)) return null;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** A zip archive, as XLSX and ODS are. */
export const isZipped = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The text of the bytes, a piece at a time and without the mark at its beginning. Every kind of line break comes out as
 * one, so that lines can be counted.
 */
export function* textOf(bytes: Uint8Array, encoding: Encoding, pieceBytes = 64 * 1024): Generator<string> {
  const decoder = new TextDecoder(encoding);
  let held = "";
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    let text = held + decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
    // A line feed may follow in the next piece.
    held = text.endsWith("\r") ? "\r" : "";
    if (held) text = text.slice(0, -1);
    yield text.replaceAll(/\r\n?/g, "\n");
  }
  yield (held + decoder.decode()).replaceAll(/\r\n?/g, "\n");
}
