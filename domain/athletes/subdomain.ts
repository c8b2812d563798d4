/** Names that mean something else as a host of the product's domain. */
const RESERVED = new Set([
  "www",
  "api",
  "app",
  "admin",
  "mail",
  "smtp",
  "ftp",
  "cdn",
  "assets",
  "static",
  "blog",
  "dev",
  "staging",
  "preview",
  "status",
  "suporte",
]);

/** Lowercase, spaces to hyphens, nothing outside a-z, 0-9 and hyphen (specification, section 5). */
export const subdomainFrom = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-+/g, "-")
    .slice(0, 63)
    .replaceAll(/^-|-$/g, "");

export const isReserved = (text: string): boolean => RESERVED.has(text);

export const isSubdomain = (text: string): boolean =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text) && !RESERVED.has(text);
