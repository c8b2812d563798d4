import { formatAddress } from "#domain/places.ts";

const HOSTS: readonly { host: RegExp; path?: RegExp }[] = [
  { host: /^maps\.app\.goo\.gl$/ },
  { host: /^goo\.gl$/, path: /^\/maps\// },
  { host: /^maps\.google\.com(\.br)?$/ },
  { host: /^(www\.)?google\.com(\.br)?$/, path: /^\/maps(\/|$)/ },
  { host: /^(www\.)?openstreetmap\.org$/ },
  { host: /^osm\.org$/ },
  { host: /^(www\.|ul\.)?waze\.com$/ },
  { host: /^maps\.apple\.com$/ },
];

/** The address of a page of a known map, or null: a family follows this link without looking at it twice. */
export function knownMap(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return null;
  const known = HOSTS.some(({ host, path }) => host.test(url.hostname) && (path?.test(url.pathname) ?? true));
  // A redirect inside a known host leads anywhere.
  if (!known || /^\/(?:url|amp)(?:\/|$)/.test(url.pathname)) return null;
  return url.href;
}

interface Venue {
  mapUrl: string | null;
  location: string;
  city: string | null;
  state: string | null;
}

/** Where to look at the venue on a map: the organiser's link, else a search for the address. */
export const mapLink = ({ mapUrl, ...venue }: Venue): string =>
  mapUrl ?? `https://www.openstreetmap.org/search?query=${encodeURIComponent(formatAddress(venue))}`;
