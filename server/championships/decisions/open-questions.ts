import { placeOf } from "#domain/championships/bracket.ts";
import type { BracketTie } from "#domain/championships/knockout.ts";
import type { LinkRole, TieSide } from "#domain/championships/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, isNull, sql } from "#server/platform/database/orm.ts";
import type { ReadCompetition } from "../competition-read.ts";
import { championshipMatches } from "../matches/tables.ts";
import { sheetSignatures } from "../sheets/tables.ts";
import { championshipTeams } from "../teams/tables.ts";

const MOST_CONTESTED = 200;

export interface ContestedSheet {
  signatureId: string;
  matchId: string;
  role: LinkRole;
  name: string;
  reason: string | null;
  /** Whether somebody of the team has an address for our mails. */
  mailed: boolean;
}

/** Sheets that a team does not accept and nobody has answered. One that was corrected since asks its teams again. */
export function contestedIn(categoryId: string): Promise<ContestedSheet[]> {
  return db()
    .select({
      signatureId: sheetSignatures.id,
      matchId: sheetSignatures.matchId,
      role: sheetSignatures.role,
      name: sheetSignatures.name,
      reason: sheetSignatures.reason,
      mailed: sql<boolean>`${championshipTeams.managerEmail} is not null`,
    })
    .from(sheetSignatures)
    .innerJoin(championshipMatches, eq(championshipMatches.id, sheetSignatures.matchId))
    .leftJoin(
      championshipTeams,
      sql`${championshipTeams.id} = case ${sheetSignatures.role} when 'home' then ${championshipMatches.homeTeamId} when 'away' then ${championshipMatches.awayTeamId} end`,
    )
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        eq(sheetSignatures.verdict, "contested"),
        isNull(sheetSignatures.outdatedAt),
        isNull(sheetSignatures.answeredAt),
        live(championshipMatches),
      ),
    )
    .orderBy(asc(sheetSignatures.id))
    .limit(MOST_CONTESTED);
}

/** A place of the knockout about which the organiser has a word to say. */
export interface OpenPlace {
  why:
    /** Both sides of the tie before it lost by W.O.: nobody comes. */
    | "nobody_comes"
    /** It was played to the end and is level: a kick is missing on the sheet, or somebody has to decide. */
    | "still_level"
    /** Its team left. The other side goes on by W.O., unless the place is given to another. */
    | "team_left"
    /** Fewer teams came out of the groups than there are places: the other side passes, unless the place is given. */
    | "place_empty"
    /** A tie that was played and no longer counts, and nobody plays it again. */
    | "nothing_left";
  tie: string;
  /** Null: no place follows, such as after a final. */
  place: { tie: string; side: TieSide } | null;
  /** Who left, or who passes beside the empty place. */
  team: string | null;
  /** Whom that team had beaten. */
  beaten: string | null;
}

export function openPlaces({
  facts,
  state,
  matches,
  teams,
  begun: begunMatches,
}: ReadCompetition): OpenPlace[] {
  const left = new Set(teams.filter(({ state: where }) => where === "withdrawn").map(({ id }) => id));
  const begun = new Set(matches.flatMap(({ id, tie }) => (tie && begunMatches.has(id) ? [tie] : [])));
  const goesOn = new Set(
    matches.flatMap(({ tie, state: where }) => (tie && where !== "closed" ? [tie] : [])),
  );
  const byId = new Map(state.ties.map((tie) => [tie.id, tie]));
  const leftEmpty = new Set(
    facts.decisions.flatMap((one) =>
      one.kind === "place" && one.team === null ? [placeOf(one.tie, one.side)] : [],
    ),
  );
  const follows = (tie: BracketTie): OpenPlace["place"] => {
    const next = tie.next === null ? undefined : byId.get(tie.next);
    if (!next) return null;
    const comesFirst = next.first.from === "winner" && next.first.tie === tie.id;
    return { tie: next.id, side: comesFirst ? "first" : "second" };
  };
  return state.ties.flatMap((tie): OpenPlace[] => {
    const { result, teams: sides } = tie;
    const place = follows(tie);
    const given =
      place !== null &&
      (byId.get(place.tie)!.teams[place.side] !== null || leftEmpty.has(placeOf(place.tie, place.side)));
    if (result.winner === null && sides.first && sides.second && !given) {
      if (result.undecided === "nobody" || result.undecided === "level") {
        const why = result.undecided === "level" ? "still_level" : "nobody_comes";
        return [{ why, tie: tie.id, place, team: null, beaten: null }];
      }
      if (begun.has(tie.id) && !goesOn.has(tie.id))
        return [{ why: "nothing_left", tie: tie.id, place, team: null, beaten: null }];
    }
    if (result.winner !== null && result.by === "bye") {
      if (tie.stage === "3P" || (place && begun.has(place.tie))) return [];
      const side = sides.first === null ? "first" : "second";
      if (leftEmpty.has(placeOf(tie.id, side))) return [];
      return [
        { why: "place_empty", tie: tie.id, place: { tie: tie.id, side }, team: result.winner, beaten: null },
      ];
    }
    if (begun.has(tie.id) || (place && begun.has(place.tie))) return [];
    return (["first", "second"] as const).flatMap((side): OpenPlace[] => {
      const team = sides[side];
      if (team === null || !left.has(team)) return [];
      const slot = tie[side];
      const before = slot.from === "winner" ? byId.get(slot.tie)?.result : undefined;
      const beaten = before?.winner === team && before.loser && !left.has(before.loser) ? before.loser : null;
      return [{ why: "team_left", tie: tie.id, place: { tie: tie.id, side }, team, beaten }];
    });
  });
}
