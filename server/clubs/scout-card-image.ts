import { CARD_WARNING, confirmedSince } from "#domain/clubs/scout-card.ts";
import { formatPlace } from "#domain/places.ts";
import { err, type Result } from "#domain/result.ts";
import { scoutCard, type ShareProblem, type SharedFile } from "#server/athletes/share/share.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { cardByCode } from "./scout-card-query.ts";

/** The card as a picture to keep on the phone or send. A withdrawn card has none: nobody shall pass it on. */
export async function drawCard(
  browser: Pick<Browser, "address">,
  code: string,
): Promise<Result<SharedFile, ShareProblem>> {
  const card = await cardByCode(code);
  if (!card?.valid) return err("not_found");
  const { name, club, since, photo } = card;
  const content = {
    name,
    club: club.name,
    place: formatPlace(club.place) || null,
    since: confirmedSince(since),
    url: publicUrl(`/olheiro/${card.code}`),
    warning: CARD_WARNING,
  };
  return scoutCard(browser, content, photo);
}
