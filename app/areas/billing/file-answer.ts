import type { AskedRange } from "#domain/byte-range.ts";
import type { openWithPass } from "#server/billing/access/athlete-access.server.ts";

type Opened = Extract<Awaited<ReturnType<typeof openWithPass>>, { ok: true }>["value"];

/** The file, or the part of it that was asked for. */
export async function fileAnswer(file: Opened, asked: AskedRange | undefined): Promise<Response> {
  const { stream, size, contentType, range: part } = file;
  const headers = new Headers({ "accept-ranges": "bytes", "cache-control": "private, no-store" });
  if (asked && !part) {
    // The store opened the whole file instead: a player that asked for its end must not get its beginning.
    await stream.cancel();
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-type", contentType);
  headers.set("content-length", String(part ? part.end - part.start + 1 : size));
  if (part) headers.set("content-range", `bytes ${part.start}-${part.end}/${size}`);
  return new Response(stream, { status: part ? 206 : 200, headers });
}
