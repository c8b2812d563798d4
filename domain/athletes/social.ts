export const ATHLETE_NETWORKS = ["instagram", "tiktok", "youtube"] as const;
export type AthleteNetwork = (typeof ATHLETE_NETWORKS)[number];

const HOSTS: Record<AthleteNetwork, string> = {
  instagram: "instagram.com",
  tiktok: "tiktok.com",
  youtube: "youtube.com",
};

/** Letters, digits, dots, underscores and hyphens, as the three networks give names. */
const HANDLE = /^[\p{L}\p{Nd}._-]{2,40}$/u;

/** "@kaua.ribeiro" from a handle or an address of that very network; null when it is neither. */
export function parseHandle(network: AthleteNetwork, text: string): string | null {
  const handle = nameIn(network, text.trim());
  return handle && HANDLE.test(handle) && !isHost(handle) ? `@${handle}` : null;
}

function nameIn(network: AthleteNetwork, text: string): string | null {
  if (!text.includes("/")) return text.replace(/^@/, "");
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = HOSTS[network];
  if (!url || !(url.hostname === host || url.hostname.endsWith(`.${host}`))) return null;
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  // Addresses of channels from before handles: youtube.com/c/nome.
  const name = network === "youtube" && ["c", "user"].includes(first) ? second : first;
  return decode(name).replace(/^@/, "");
}

/** "instagram.com" alone reads as a handle; it names no profile. */
const isHost = (handle: string) => Object.values(HOSTS).some((host) => handle.toLowerCase().endsWith(host));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
