import { httpsUrl } from "#domain/https-url.ts";

export interface ClubSocial {
  instagram: string | null;
  youtube: string | null;
  website: string | null;
}

const HANDLE = /^@?([\w.-]{2,60})$/;

/** Links from what a club typed: a handle, an address of that very network, or nothing. */
export function socialLinks(social: ClubSocial | null): ClubSocial {
  return {
    instagram: onNetwork(
      social?.instagram,
      "instagram.com",
      (handle) => `https://www.instagram.com/${handle}`,
    ),
    youtube: onNetwork(social?.youtube, "youtube.com", (handle) => `https://www.youtube.com/@${handle}`),
    website: httpsUrl(social?.website),
  };
}

function onNetwork(
  value: string | null | undefined,
  host: string,
  profile: (handle: string) => string,
): string | null {
  const text = value?.trim() ?? "";
  const handle = HANDLE.exec(text)?.[1];
  // "instagram.com" alone reads as a handle; it names no profile.
  if (handle) return handle.endsWith(host) ? null : profile(handle);
  const url = httpsUrl(text);
  return url && isOn(new URL(url).hostname, host) ? url : null;
}

const isOn = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);
