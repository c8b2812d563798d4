/** "Chrome no Android": enough for people to recognise their own devices. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Aparelho desconhecido";
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Navegador";
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system ? `${browser} no ${system}` : browser;
}

/**
 * Where a session is, as people can read it: an address in its short form, or in words when it is none that
 * others could know. The last half of an IPv6 address is not stored, so that this machine is all zeros.
 */
export function addressName(address: string | null): string {
  if (!address) return "Desconhecido";
  const short = address.includes(":") ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : address;
  if (!short) return "Desconhecido";
  if (/^(?:127\.|::1?$|::ffff:7f)/.test(short)) return "Este computador";
  if (/^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd]|fe[89ab])/.test(short))
    return "Rede local";
  return short.endsWith("::") ? `Rede ${short}` : short;
}

// Order matters: most browsers also claim to be the ones below them.
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];
