import { inflateSync } from "node:zlib";

/** As much of a PDF as a test wants to know. Made by react-pdf: whole objects, streams deflated one by one. */
export function readPdf(bytes: Buffer) {
  const source = bytes.toString("latin1");
  return {
    pages: source.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    info: (key: string) => infoOf(source, key),
    /** Every character that the embedded fonts map back to text, so that it can be searched and copied. */
    characters: new Set(streams(bytes, source).flatMap(mappedCharacters)),
    /** What its lines say, in the order in which they were drawn. */
    lines: () => linesIn(bytes, source),
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

/** Each line is one TJ: glyphs of the font chosen before it, which a table of that font maps back to text. */
function linesIn(bytes: Buffer, source: string): string[] {
  const tables = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font, number]) => [
      font,
      glyphsOf(bytes, source, number!),
    ]),
  );
  return streams(bytes, source).flatMap((stream) => {
    let table: string[] = [];
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font) table = tables.get(font) ?? [];
      if (shown === undefined) return [];
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      return [codes.map((code) => table[Number.parseInt(code, 16)] ?? "").join("")];
    });
  });
}

function glyphsOf(bytes: Buffer, source: string, font: string): string[] {
  const table = new RegExp(`\n${font} 0 obj\n.*?/ToUnicode (\\d+) 0 R`, "s").exec(source)?.[1];
  const start = source.indexOf(`\n${table} 0 obj\n`);
  const end = source.indexOf("endobj", start);
  return streams(bytes.subarray(start, end), source.slice(start, end)).flatMap((stream) =>
    [...(/beginbfrange(.*?)endbfrange/s.exec(stream)?.[1] ?? "").matchAll(/\[([^\]]*)\]/g)].flatMap(
      ([, all]) =>
        // A ligature stands for several letters.
        [...all!.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex]) =>
          (hex!.match(/[0-9a-f]{4}/gi) ?? [])
            .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
            .join(""),
        ),
    ),
  );
}

const mappedCharacters = (stream: string): string[] =>
  stream.includes("beginbfrange")
    ? [...stream.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code]) =>
        String.fromCharCode(Number.parseInt(code!, 16)),
      )
    : [];
