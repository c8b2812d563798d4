/** What a page may do besides what every page may. */
interface Rights {
  /** Reads codes with the camera; browsers without a reader of their own need WebAssembly for it. */
  readsCodes?: boolean;
}

/**
 * Nothing is loaded from another host; inline scripts only if they are ours; styles only from files.
 * Forms stay here too: the form targets are hosts that a form's answer may lead to (Chromium holds redirects
 * to form-action).
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  formTargets: readonly string[],
  { readsCodes = false }: Rights = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(readsCodes ? ["'wasm-unsafe-eval'"] : []), ...scriptSources].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Which parts of a device a page may ask for. */
export const permissionsPolicy = ({ readsCodes = false }: Rights = {}): string =>
  `camera=(${readsCodes ? "self" : ""}), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;

/** On every answer; a page sets a policy of its own, data and files need none of a page's rights. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissionsPolicy(),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

/**
 * For the one page that other sites may show in a frame. It has no script, no form and no cookie, so that nothing can be
 * done by a click that somebody else has placed. `always` holds a header that forbids frames: see `withoutFrameBan`.
 */
export const framedHeaders = (styleSource: string): Readonly<Record<string, string>> => ({
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; "),
  "cross-origin-resource-policy": "cross-origin",
});

/** The headers of every answer without the one that no policy of a page can take back. */
export function withoutFrameBan(always: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { "x-frame-options": _ban, ...rest } = always;
  return rest;
}
