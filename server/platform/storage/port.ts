import type { AskedRange } from "#domain/byte-range.ts";

export type Body = Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

export type StoredFile = {
  /** To be read to its end or cancelled: an open file or connection stands behind it. */
  stream: ReadableStream<Uint8Array>;
  /** Of the whole file, also when only a part is read. */
  size: number;
  contentType: string;
  /** Which bytes the stream holds; absent when it holds all of them. */
  range?: ByteRange;
};

/**
 * Where uploaded and generated files live. Keys look like `athletes/0198…/photo.webp`: lower-case, and
 * the ending says the content type (keys.ts), so that no second record of it can get lost.
 */
export interface Storage {
  /** Readers see the old file or the new one, never a part; when `body` fails, the old one stays. */
  put(key: string, body: Body): Promise<void>;
  /** A range that lies outside the file is ignored, as RFC 9110 allows, and the whole file returned. */
  get(key: string, options?: { range?: AskedRange }): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Everything under a folder; the prefix ends in `/`, or `athletes/1` would take `athletes/10` along. */
  deletePrefix(prefix: string): Promise<void>;
  /** The keys under a folder, in no promised order. */
  list(prefix: string): AsyncIterable<string>;
}
