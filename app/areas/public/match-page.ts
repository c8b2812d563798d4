import { readCup } from "#app/read-cup.ts";
import { publicMatch } from "#server/championships/public-match.server.ts";
import { publicCategoryOf } from "#server/championships/public.server.ts";

/** What the page of a match is made from; null where there is none. For loaders. */
export async function readMatchPage({ id, matchId }: { id: string; matchId: string }) {
  const categoria = await publicCategoryOf(matchId);
  const cup = categoria && (await readCup(id, new URLSearchParams({ categoria })));
  const page = cup && (await publicMatch(cup.competition, matchId));
  return page ? { ...cup, page } : null;
}
