import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  name: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

const PACKED = /\.(?:avif|jpg|png|webp|mp4|webm|zip|pdf)$/;
const FLUSH = new Uint8Array();

/**
 * A ZIP made while it is read: one chunk in memory, whatever the size of the videos in it. The format
 * without its 64-bit extension ends at 4 GB.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, body } of entries) {
    // Pictures and videos are compressed already: compressing them again only costs time.
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(file);
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      file.push(chunk);
      yield* made.splice(0);
    }
    file.push(FLUSH, true);
    yield* made.splice(0);
  }
  archive.end();
  yield* made;
}
