import { slotText } from "#app/components/championship/words.ts";
import { NOBODY } from "#domain/championships/decision-fields.ts";
import type { DecisionKind } from "#domain/championships/vocabulary.ts";
import type { SquadView } from "#server/championships/teams/read-squad.server.ts";
import type { OwnResults, ResultMatch } from "#server/championships/decisions/results.server.ts";
import { personText, roundText, tieText } from "./result-words.ts";

type Squad = Pick<SquadView, "athletes" | "staff">;

interface Option {
  value: string;
  label: string;
}

/** What can be chosen for a decision of this kind. An empty list says that there is nothing to decide about. */
export function decisionOptions(kind: DecisionKind, results: OwnResults, squad: Squad | null) {
  return {
    people: squad ? peopleOptions(squad) : [],
    teams: teamOptions(kind, results),
    matches: kind === "annulled" || kind === "awarded" ? matchOptions(kind, results) : [],
    places: kind === "place" ? placeOptions(results) : [],
  };
}

export type DecisionOptions = ReturnType<typeof decisionOptions>;

function teamOptions(kind: DecisionKind, { teams, state }: OwnResults): Option[] {
  if (kind === "annulled" || kind === "awarded") return [];
  // In a knockout there is no table whose points could change.
  if (kind === "points" && state.tables.length === 0) return [];
  const named = teams
    .filter(({ left }) => kind === "points" || left === null)
    .map(({ id, name }) => ({ value: id, label: name }));
  return kind === "place" ? [...named, { value: NOBODY, label: "Ninguém: a vaga fica vazia" }] : named;
}

const peopleOptions = ({ athletes, staff }: Squad): Option[] => [
  ...athletes.map(({ id, number, name }) => ({
    value: id,
    label: personText({ number, name, staffRole: null }),
  })),
  ...staff.map(({ id, name, staffRole }) => ({
    value: id,
    label: personText({ number: null, name, staffRole }),
  })),
];

/** Those that are not decided about yet: played ones to annul, and any with both teams to award. */
function matchOptions(kind: "annulled" | "awarded", { matches, decisions }: OwnResults): Option[] {
  const decided = new Set(
    decisions.flatMap(({ matchId, revoked }) => (matchId && !revoked ? [matchId] : [])),
  );
  return matches
    .filter(
      ({ id, state, home, away }) =>
        home !== null &&
        away !== null &&
        !decided.has(id) &&
        (kind === "annulled" ? state === "closed" : state !== "open"),
    )
    .map((match) => ({ value: match.id, label: matchText(match) }));
}

function matchText(match: ResultMatch): string {
  const { home, away, group, played, tie, leg } = match;
  const score = played && !played.walkover ? `${played.homeGoals} × ${played.awayGoals}` : "×";
  const where = tie === null ? roundText([match], new Set()) : `${tieText(tie)}${leg === 2 ? ", volta" : ""}`;
  return `${home!.name} ${score} ${away!.name} (${[group && `grupo ${group}`, where].filter(Boolean).join(", ")})`;
}

/** Places of ties that have not begun, once it is known who entered the knockout. */
function placeOptions({ state, matches, teams }: OwnResults): Option[] {
  if (state.seeds === null) return [];
  const begun = new Set(matches.flatMap(({ tie, begun: hasBegun }) => (hasBegun ? [tie] : [])));
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return state.ties
    .filter(({ id }) => !begun.has(id))
    .flatMap((tie) =>
      (["first", "second"] as const).map((side) => {
        const team = tie.teams[side];
        const now = (team && names.get(team)) ?? slotText(tie[side]);
        return { value: `${tie.id}:${side}`, label: `${tieText(tie.id)}: a vaga de ${now}` };
      }),
    );
}
