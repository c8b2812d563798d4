import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the header accepts; a quality of zero refuses one. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/i.test(accept)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/i.test(accept) ? "gzip" : "identity";
}

/** Quality 4 costs about as much as gzip and is smaller; cached pages are compressed once, so they get more. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  effort: "once" | "cached",
): Promise<Buffer> | Buffer {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return zip(body);
  const quality = effort === "cached" ? 6 : 4;
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** A shorter answer fits into one packet either way. */
export const WORTH_PACKING = 1000;

/** Text shrinks; pictures and archives do not. */
export const compressible = (contentType: string | null): boolean =>
  contentType !== null &&
  /^(?:text\/|application\/(?:json|xml|problem\+json|manifest\+json|javascript)|image\/svg)/.test(
    contentType,
  );
