import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { WORKER_PATH } from "#domain/offline-pages.ts";

const YEAR = 31_536_000;
/** Under the policy of other files its own requests are refused, and it never becomes ready. */
const WORKER_HEADERS = new Map([
  ["cache-control", "no-store"],
  ["content-security-policy", "default-src 'none'; connect-src 'self'"],
]);

/** The built client: hashed names never change; the rest is asked for again each hour. Precompressed at build. */
export function createStaticFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      if (pathname === WORKER_PATH) return void response.setHeaders(WORKER_HEADERS);
      const forever = pathname.startsWith("/assets/");
      response.setHeader(
        "cache-control",
        forever ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
      );
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    response.once("pipe", survive);
    // A 304 is written before the headers above, and a worker whose check was answered without them cannot install.
    if (request.url === WORKER_PATH) delete request.headers["if-none-match"];
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
