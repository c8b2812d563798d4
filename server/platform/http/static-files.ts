import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";

const YEAR = 31_536_000;

/** The built client: hashed names never change; the rest is asked for again each hour. Precompressed at build. */
export function createStaticFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const forever = pathname.startsWith("/assets/");
      response.setHeader(
        "cache-control",
        forever ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
      );
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    response.once("pipe", survive);
    serve(request, response, () => {
      response.off("pipe", survive);
      next?.();
    });
  };
}

/** A file may go while we run: a new build beside the old process. That costs one answer, not the process. */
function survive(this: ServerResponse, file: Readable): void {
  file.once("error", () => this.destroy());
}
