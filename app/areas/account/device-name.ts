/** "Chrome no Android": enough for people to recognise their own devices. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Aparelho desconhecido";
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Navegador";
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return system ? `${browser} no ${system}` : browser;
}

/** Addresses of the newer kind are stored in full length; people know them by their short form. */
export function shortAddress(address: string | null): string {
  if (!address) return "–";
  return address.includes(":")
    ? (URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address)
    : address;
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
