import { compare, type Compared } from "#domain/athletes/comparison.ts";
import { leadingTotal, type SeasonSource } from "#domain/athletes/seasons.ts";
import { VISITOR, profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { entitlementsOf } from "./entitlements.server.ts";

export interface SideBySide {
  other: { name: string; subdomain: string; age: number | null; position: string | null };
  /** Which sources each has numbers of, the most certain first. */
  sources: { own: SeasonSource[]; other: SeasonSource[]; common: SeasonSource[] };
  /** By one source; null when the two have none in common. */
  comparison: { source: SeasonSource; rows: Compared[] } | null;
}

/** Whether the plan of the acting profile opens the comparison at all. */
export const opensSideBySide = async (actor: Actor): Promise<boolean> =>
  (await entitlementsOf(actor)).sideBySide;

/** Oneself beside another athlete by one source, with what every visitor may see of the other and nothing more. */
export async function sideBySide(
  actor: Actor,
  subdomain: string,
  wanted: SeasonSource | null = null,
): Promise<Result<SideBySide, "not_entitled" | "not_found">> {
  if (!(await opensSideBySide(actor))) return err("not_entitled");
  const ownId = profileIdOf(actor, "athlete");
  const own = ownId ? await athletes.subdomainOf(actor, ownId) : null;
  const mine = own?.ok ? await athletes.site(actor, own.value) : null;
  const theirs = await athletes.site(VISITOR, subdomain);
  if (!mine?.ok || !theirs.ok) return err("not_found");
  const { name, age, position } = theirs.value;
  const pairs = mine.value.totals.flatMap((own) => {
    const other = theirs.value.totals.find(({ source }) => source === own.source);
    // A source in which both have played comes before one in which somebody has no games yet.
    return other ? [{ source: own.source, games: Math.min(own.games, other.games), own, other }] : [];
  });
  const pair = pairs.find(({ source }) => source === wanted) ?? leadingTotal(pairs);
  return ok({
    other: { name, subdomain, age, position },
    sources: {
      own: sourcesOf(mine.value.totals),
      other: sourcesOf(theirs.value.totals),
      common: sourcesOf(pairs),
    },
    comparison: pair && { source: pair.source, rows: compare(pair.own, pair.other) },
  });
}

const sourcesOf = (totals: readonly { source: SeasonSource }[]) => totals.map(({ source }) => source);
