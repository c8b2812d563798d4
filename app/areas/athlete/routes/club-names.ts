import { suggestClubs } from "#server/clubs/links.server.ts";
import type { Route } from "./+types/club-names.ts";

const MOST = 10;

/** What a field for a club suggests: clubs that can confirm that somebody plays there. */
export async function loader({ url }: Route.LoaderArgs) {
  const names = await suggestClubs(url.searchParams.get("q") ?? "", MOST);
  return Response.json(names, { headers: { "cache-control": "public, max-age=600" } });
}
