import { data, type RouterContextProvider } from "react-router";
import { firstShown, sourceAt, type SourceTotal } from "#domain/athletes/seasons.ts";
import { siteAddress, siteTab } from "#domain/athletes/site-tabs.ts";
import { profileIdOf } from "#domain/identity/actor.ts";
import { toMoved } from "./moved.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { accessBy, videoAddresses } from "#server/billing/access/athlete-access.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { openedAt } from "#server/inquiries/inquiries.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { afterAnswer, cachePage } from "#server/platform/http/request-context.server.ts";
import { recordView } from "#server/scouting/views.server.ts";

interface AthleteAddress {
  subdomain: string;
  tab: string | undefined;
  /** In front of each tab's name: a path of the product, or nothing on the athlete's own host. */
  base: string;
  /** As it was asked for. */
  url: URL;
}

export type AthleteSiteData = Awaited<ReturnType<typeof loadAthleteSite>>;

/** An athlete's site, the same at a path of the product and on a host of its own. */
export async function loadAthleteSite(
  context: Readonly<RouterContextProvider>,
  { subdomain, tab: asked, base, url }: AthleteAddress,
) {
  const actor = actorOf(context);
  // What is not public exists for the athlete, the guardian and the team: they see it as it would be.
  const found = await athletes.siteForViewer(actor, subdomain);
  if (!found.ok) {
    const moved = await athletes.movedTo(actor, subdomain);
    throw moved
      ? toMoved(publicUrl(siteAddress(`/a/${moved.subdomain}`, siteTab(asked)) + url.search), moved)
      : data("Atleta não encontrado", 404);
  }
  const { site, isPublic, relation } = found.value;
  // What a plan opens to this viewer; nothing for visitors, whose page is cached.
  const access = await accessBy(actor, relation);
  const athlete = { ...site, social: site.social ?? access.social };
  const tab = siteTab(asked);
  const watches = tab === "videos" && access.videos;
  const videoIds = watches ? athlete.videos.map(({ id }) => id) : [];
  const source = tab === "estatisticas" ? comparedSource(athlete.totals, url.searchParams) : null;
  const category = source && (await athletes.categoryAverage(athlete, source));
  const average = category ? [`average:${category.birthYear}`] : [];
  if (isPublic) cachePage(context, [`athlete:${athlete.id}`, ...average], ["comparar", "foto"]);
  if (isPublic && profileIdOf(actor, "club"))
    afterAnswer(context, () => recordView(actor, athlete.id, "profile"));
  return {
    athlete,
    isOpen: isPublic,
    access: { contact: access.contact, lists: isPublic && access.lists, needs: access.needs },
    // Signed for this viewer and a few minutes: the decision above is not made again for every part of a video.
    videoAddresses: await videoAddresses(actor, videoIds),
    tab,
    base,
    comparison: source && { source, category },
    openedAt: openedAt(),
    url: publicUrl(siteAddress(`/a/${athlete.subdomain}`, tab)),
  };
}

/** `?comparar=sumula` names a source; any other value, and one without numbers, means the one that is shown first. */
function comparedSource(totals: readonly SourceTotal[], search: URLSearchParams) {
  if (!search.has("comparar")) return null;
  const wanted = sourceAt(search.get("comparar"));
  const total = totals.find(({ source }) => source === wanted) ?? firstShown(totals);
  return total && total.source;
}
