import {
  chosenSource,
  comparedMeasures,
  sourcesOf,
  type AskedComparison,
  type ComparedMeasure,
  type SourceChoice,
} from "#domain/scouting/compared.ts";
import { peersInWords } from "#domain/scouting/compared-text.ts";
import type { SeasonSource, SourceTotal } from "#domain/athletes/seasons.ts";
import type { Stage } from "#domain/scouting/stages.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { openScoutOf } from "./access.ts";
import { clubFactsOf, type ClubFacts } from "./comparison-club.ts";
import { findList } from "./list-queries.ts";

export interface ComparedAthlete {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  birthYear: number;
  age: number;
  position: string | null;
  heightCm: number | null;
  foot: string;
  /** Of each source; they are never added up. */
  totals: SourceTotal[];
  /** By the source of the page; null without numbers of it. */
  measures: ComparedMeasure[] | null;
  /** "atacantes nascidos em 2010"; null for someone who is in no category. */
  peers: string | null;
  /** What the club itself noted. */
  stage: Stage | null;
  notes: number;
}

export interface Comparison {
  /** In the order of the address. Null: nobody whom this club may see, now or ever. */
  columns: { subdomain: string; athlete: ComparedAthlete | null }[];
  sources: SourceChoice[];
  source: SeasonSource | null;
  /** The club's own list that they were opened from. */
  list: { id: string; name: string } | null;
}

/** Up to four athletes by one source, for a club whose plan opens it: published fields and nothing more. */
export async function compareAthletes(
  actor: Actor,
  { subdomains, source: wanted = null, listId }: AskedComparison,
): Promise<Result<Comparison, "not_entitled">> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return err("not_entitled");
  const found = await athletes.comparable(subdomains);
  const sources = sourcesOf(found.map(({ totals }) => totals));
  const source = chosenSource(sources, wanted);
  const list = listId ? await findList(scout.value.clubId, listId) : undefined;
  const known = await clubFactsOf(
    scout.value,
    found.map(({ id }) => id),
    list?.id,
  );
  return ok({
    columns: subdomains.map((asked) => {
      const athlete = found.find(({ subdomain }) => subdomain === asked);
      return {
        subdomain: asked,
        athlete: athlete ? toCompared(athlete, source, known.get(athlete.id)) : null,
      };
    }),
    sources,
    source,
    list: list ? { id: list.id, name: list.name } : null,
  });
}

function toCompared(
  athlete: athletes.ComparableAthlete,
  source: SeasonSource | null,
  known: ClubFacts | undefined,
): ComparedAthlete {
  const { group, modality, birthYear, totals, spreads } = athlete;
  const total = totals.find((own) => own.source === source);
  const inCategory = group !== null && modality !== null;
  return {
    id: athlete.id,
    subdomain: athlete.subdomain,
    name: athlete.name,
    photo: athlete.photo,
    birthYear,
    age: athlete.age,
    position: athlete.position,
    heightCm: athlete.heightCm,
    foot: athlete.foot,
    totals,
    measures: comparedMeasures(total, inCategory ? (source && spreads[source]) || {} : undefined),
    peers: inCategory ? peersInWords(group, modality, birthYear) : null,
    stage: known?.stage ?? null,
    notes: known?.notes ?? 0,
  };
}
