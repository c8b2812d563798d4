import type { Random } from "#drawing/random.ts";

interface Social {
  instagram: string | null;
  tiktok: string | null;
  youtube: string | null;
}

/** Handles that are plainly ours, so that no stranger's account is ever named. */
export function socialOf(subdomain: string, random: Random): Social | undefined {
  if (!random.chance(0.55)) return undefined;
  const handle = `@joia.${subdomain.replaceAll("-", ".")}`;
  return {
    instagram: handle,
    tiktok: random.chance(0.5) ? handle : null,
    youtube: random.chance(0.25) ? handle : null,
  };
}
