const LONGEST_KEY = 500;
// No leading dot: that rules out `..` and the folder of unfinished files. One case only, since some
// file systems do not tell the other from it.
const KEY = /^(?:[a-z0-9][a-z0-9._-]{0,199}\/)*[a-z0-9][a-z0-9._-]{0,199}$/;
const PREFIX = /^(?:[a-z0-9][a-z0-9._-]{0,199}\/)+$/;

// Closed on purpose: nothing a browser would run (HTML, SVG, script) can be stored and served back.
const CONTENT_TYPES: Record<string, string> = {
  avif: "image/avif",
  csv: "text/csv; charset=utf-8",
  jpg: "image/jpeg",
  json: "application/json",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  webm: "video/webm",
  webp: "image/webp",
  zip: "application/zip",
};

/** Keys are made by our code, so a bad one is a bug and throws. */
export function checkKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error("storage: not a valid key");
}

export function checkPrefix(prefix: string): void {
  if (prefix.length > LONGEST_KEY || !PREFIX.test(prefix))
    throw new Error("storage: a prefix is a folder ending in /");
}

export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)];
  if (!type) throw new Error("storage: the key has no known ending");
  return type;
}
