import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { ignore } from "#domain/result.ts";
import { moveItem, ownPicture } from "#server/media/media.ts";
import type { SponsorChange } from "./queries.ts";

export interface SponsorPageView extends Omit<SponsorChange, "logoId"> {
  logo: Picture | null;
}

/** A version of the page with its logo, for those who may see it before everybody does. */
export const toPage = async ({ logoId, ...page }: SponsorChange): Promise<SponsorPageView> => ({
  ...page,
  logo: await ownPicture(logoId),
});

/** A logo that waited with its version of the page is shown from now on. Inside the caller's transaction. */
export async function showLogo(who: Actor | string | null, logoId: string | null): Promise<void> {
  if (!logoId) return;
  const change = { action: "media.approved", from: "staff", to: "visible" } as const;
  ignore(await moveItem(who, logoId, change), "it is shown already");
}
