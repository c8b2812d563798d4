import sirv from "sirv";

const YEAR = 31_536_000;

/** The built client: hashed names never change; the rest is asked for again each hour. Precompressed at build. */
export function createStaticFiles(folder: string) {
  return sirv(folder, {
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
}
