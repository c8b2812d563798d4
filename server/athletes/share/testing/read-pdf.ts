import { inflateSync } from "node:zlib";

/** As much of a PDF as a test wants to know. Made by react-pdf: whole objects, streams deflated one by one. */
export function readPdf(bytes: Buffer) {
  const source = bytes.toString("latin1");
  return {
    pages: source.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    info: (key: string) => infoOf(source, key),
    /** Every character that the embedded fonts map back to text, so that it can be searched and copied. */
    characters: new Set(streams(bytes, source).flatMap(mappedCharacters)),
    links: [...source.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri),
  };
}

/** Texts are objects of their own, which the document's information refers to by number. */
function infoOf(source: string, key: string): string | null {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(source)?.[1];
  const text = new RegExp(`\n${number} 0 obj\n\\((.*?)\\)\nendobj`, "s").exec(source)?.[1];
  if (text === undefined) return null;
  const raw = Buffer.from(unescape(text), "latin1");
  return raw[0] === 0xfe ? raw.subarray(2).swap16().toString("utf16le") : raw.toString("latin1");
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const unescape = (text: string) => text.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign);

function streams(bytes: Buffer, source: string): string[] {
  return [...source.matchAll(/\/Length (\d+)[^>]*?>>\s*stream\r?\n/gs)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return [inflateSync(bytes.subarray(start, start + Number(match[1]))).toString("latin1")];
    } catch {
      return [];
    }
  });
}

const mappedCharacters = (stream: string): string[] =>
  stream.includes("beginbfrange")
    ? [...stream.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code]) =>
        String.fromCharCode(Number.parseInt(code!, 16)),
      )
    : [];
