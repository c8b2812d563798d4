import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the header accepts; a quality of zero refuses one. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/i.test(accept)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/i.test(accept) ? "gzip" : "identity";
}

/** A page of ours takes half a millisecond. Handing it to another thread and back would take half as much again. */
const PACKED_AT_ONCE = 128 * 1024;

/** A page that is made for one visitor is packed quickly; one that is cached for many is worth more effort. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  effort: "once" | "cached",
): Promise<Buffer> | Buffer {
  if (encoding === "identity") return body;
  const atOnce = effort === "once" && body.length <= PACKED_AT_ONCE;
  if (encoding === "gzip") return atOnce ? gzipSync(body, QUICK_GZIP) : zip(body);
  const quality = effort === "cached" ? 6 : 3;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
  return atOnce ? brotliCompressSync(body, options) : brotli(body, options);
}

const QUICK_GZIP = { level: 3 };

/** A shorter answer fits into one packet either way. */
export const WORTH_PACKING = 1000;

/** Text shrinks; pictures and archives do not. */
export const compressible = (contentType: string | null): boolean =>
  contentType !== null &&
  /^(?:text\/|application\/(?:json|xml|problem\+json|manifest\+json|javascript)|image\/svg)/.test(
    contentType,
  );
