import { formatPlace } from "#domain/places.ts";
import { suggestMunicipalities } from "#server/platform/places/municipalities.server.ts";
import type { Route } from "./+types/municipalities.ts";

const MOST = 10;

/** What a field for a city suggests: the same for everybody, and for a long time. */
export async function loader({ url }: Route.LoaderArgs) {
  const places = await suggestMunicipalities(url.searchParams.get("q") ?? "", MOST);
  return Response.json(
    places.map((place) => formatPlace(place)),
    { headers: { "cache-control": "public, max-age=86400" } },
  );
}
