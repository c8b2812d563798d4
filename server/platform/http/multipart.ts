import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const LIMITS = { fields: 20, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20, headerSize: 4096 };

interface Multipart<File> {
  fields: Map<string, string>;
  files: File[];
  /** There were more files than one form may bring; those are not read. */
  more: boolean;
}

/**
 * Reads one file of a form to its end. `fields` are those that stand before it. A browser sends an empty name where
 * nothing was chosen.
 */
type ReadFile<File> = (stream: Readable, name: string, fields: ReadonlyMap<string, string>) => Promise<File>;

/** Reads a multipart form as it comes. Null where it is none, or broke off. Every file is settled when it answers. */
export async function readMultipart<File>(
  request: IncomingMessage,
  mostFiles: number,
  readFile: ReadFile<File>,
): Promise<Multipart<File> | null> {
  const type = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return null;
  const { Busboy } = await import("@fastify/busboy");
  const fields = new Map<string, string>();
  const streams: Readable[] = [];
  const reading: Promise<File>[] = [];
  let [more, brokeOff] = [false, false];
  try {
    const busboy = new Busboy({
      headers: { ...request.headers, "content-type": type },
      limits: { ...LIMITS, files: mostFiles },
    });
    busboy.on("field", (name, value) => void fields.set(name, value));
    busboy.on("file", (_field, stream, name) => {
      // Busboy tells by one event that the form ended within this file. Without a listener it would end the process,
      // and whoever reads the file only afterwards would wait for ever.
      stream.on("error", (error) => {
        brokeOff ||= !stream.destroyed;
        stream.destroy(error);
      });
      streams.push(stream);
      const read = readFile(stream, withoutControls(name ?? ""), fields);
      // Awaited below; until then nobody else listens.
      read.catch(() => stream.resume());
      reading.push(read);
    });
    busboy.on("filesLimit", () => (more = true));
    await pipeline(request, busboy);
    // In the order in which they were sent, whichever was read first.
    return { fields, files: await Promise.all(reading), more };
  } catch (error) {
    for (const stream of streams) stream.destroy(BROKEN_OFF);
    await Promise.allSettled(reading);
    // The person left in the middle, or it is no form.
    if (!request.complete || brokeOff || isMalformed(error)) return null;
    throw error;
  }
}

const BROKEN_OFF = new Error("the form broke off");

const isMalformed = (error: unknown): boolean =>
  error instanceof Error && /multipart|boundary|Unexpected end/i.test(error.message);

/** PostgreSQL stores no text with a zero byte. */
const withoutControls = (name: string): string => name.replaceAll(/\p{Cc}+/gu, " ").trim();
