import { championshipSources, eventSources } from "#app/page-sources.ts";
import { publicChampionship, publicCompetition } from "#server/championships/public.server.ts";
import { event as readEvent } from "#server/events/events.server.ts";

/**
 * A public championship with one of its drawn categories: the one that the address names, or the first. Every view of it
 * (tabs, print, frame, pictures) begins here, so that none shows what the page does not.
 */
export async function readCup(eventId: string, search: URLSearchParams) {
  const found = await readEvent(eventId);
  if (!found.ok || !found.value.championshipId) return null;
  const event = found.value;
  const championship = await publicChampionship(found.value.championshipId);
  const drawn = championship?.categories.filter((category) => category.drawn) ?? [];
  const asked = search.getAll("categoria");
  const chosen = drawn.find(({ id }) => id === asked[0]) ?? drawn[0];
  const competition = chosen ? await publicCompetition(chosen.id) : null;
  if (!championship || !chosen || !competition) return null;
  return {
    event,
    championship,
    competition,
    /** The drawn ones. */
    categories: drawn.map(({ id, name }) => ({ id, name })),
    /** Undefined for the category that the plain address shows. */
    categoryInAddress: chosen === drawn[0] ? undefined : chosen.id,
    /** None, so that nothing is cached, for a category that somebody invented: there is no end of them. */
    sources:
      asked.length === 0 || (asked.length === 1 && asked[0] === chosen.id)
        ? [...eventSources(event), ...championshipSources(championship.id, [competition])]
        : [],
  };
}
