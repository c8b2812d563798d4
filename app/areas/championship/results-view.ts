import { signedPoints } from "#app/championship-words.ts";
import { slotText } from "#app/components/championship/words.ts";
import { shortWhen } from "#domain/events/when.ts";
import type { OwnResults, ResultMatch } from "#server/championships/decisions/results.server.ts";
import { personText, roundText, tieText, WALKOVER_WORDS } from "./result-words.ts";

/** What the page of results shows, in words. */
export function resultsView(results: OwnResults, timeZone: string, askedRound: string | null) {
  const { view, teams, matches } = results;
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id && names.get(id)) || "–";
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const when = (at: Temporal.Instant) => shortWhen(at, timeZone);
  const reasons = new Map(results.decisions.map(({ id, reason }) => [id, reason]));
  const annulled = new Map(
    results.decisions.flatMap(({ kind, matchId, reason, revoked }) =>
      kind === "annulled" && matchId && !revoked ? [[matchId, reason] as const] : [],
    ),
  );
  const { rounds, round } = roundsOf(matches, askedRound);
  return {
    view,
    rounds,
    round,
    matches: matches
      .filter((match) => match.round === round)
      .map((match) => ({
        id: match.id,
        group: match.group,
        ...partsOf(match),
        when: match.kickOff && when(match.kickOff),
        state: match.state,
        repeat: match.repeat,
        change: changeOf(match, { nameOf, reasons, annulled }),
        /** Before both teams are known, a match has no page. */
        opens: match.home !== null && match.away !== null,
        mayDecide: match.state !== "open" && match.home !== null && match.away !== null,
      })),
    contested: results.contested.map(({ signatureId, matchId, role, name, reason, mailed }) => {
      const match = matchById.get(matchId)!;
      return {
        id: signatureId,
        matchId,
        title: titleOf(match),
        text: `${(role === "home" ? match.home : match.away)?.name ?? name} contestou: ${reason ?? ""}`,
        mailed,
      };
    }),
    places: results.places.map((open) => ({
      key: `${open.why}:${open.tie}:${open.team ?? ""}`,
      text: placeText(open, nameOf),
      place: open.place && `${open.place.tie}:${open.place.side}`,
      offer: open.beaten && { team: open.beaten, name: nameOf(open.beaten) },
    })),
    decisions: results.decisions.map((decision) => ({
      id: decision.id,
      title: decisionText(decision, { nameOf, matchById }),
      reason: decision.reason,
      document: decision.document,
      /** About a person: the reason is not on the public page. */
      isPrivate: decision.kind === "ban",
      when: when(decision.at),
      revoked: decision.revoked && { when: when(decision.revoked.at), reason: decision.revoked.reason },
    })),
    draws: results.draws.map(({ id, group, order, witnesses, at, seed }) => ({
      id,
      title: group === null ? "Sorteio entre empatadas" : `Sorteio no grupo ${group}`,
      order: order.map(nameOf),
      witnesses,
      when: when(at),
      seed,
    })),
    playing: teams.filter(({ left }) => left === null).map(({ id, name }) => ({ id, name })),
    left: teams.flatMap(({ id, name, left }) => (left ? [{ id, name, reason: left.reason }] : [])),
  };
}

export type ResultsView = ReturnType<typeof resultsView>;

/** The round that was asked for, else the last in which something was played. */
function roundsOf(matches: readonly ResultMatch[], asked: string | null) {
  const numbers = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
  const twoLegs = new Set(matches.flatMap(({ tie, leg }) => (tie !== null && leg === 2 ? [tie] : [])));
  const rounds = numbers.map((number) => ({
    number,
    label: roundText(
      matches.filter(({ round }) => round === number),
      twoLegs,
    ),
  }));
  const played = matches.filter(({ state }) => state !== "planned").map(({ round }) => round);
  const last = played.length > 0 ? Math.max(...played) : numbers[0];
  return { rounds, round: numbers.find((number) => String(number) === asked) ?? last ?? null };
}

const goals = ({ homeGoals, awayGoals, kicks }: NonNullable<ResultMatch["counted"]>) =>
  kicks ? `${homeGoals} (${kicks.home}) × (${kicks.away}) ${awayGoals}` : `${homeGoals} × ${awayGoals}`;

/** As it counts, else as it was played. */
const partsOf = ({ home, away, homeSlot, awaySlot, counted, played }: ResultMatch) => ({
  home: home?.name ?? slotText(homeSlot),
  score: counted ? goals(counted) : played ? `${played.homeGoals} × ${played.awayGoals}` : null,
  away: away?.name ?? slotText(awaySlot),
});

/** "Vale Verde 2 × 1 Capibaribe" */
function titleOf(match: ResultMatch): string {
  const { home, score, away } = partsOf(match);
  return `${home} ${score ?? "×"} ${away}`;
}

interface Names {
  nameOf: (id: string | null) => string;
  reasons: ReadonlyMap<string, string>;
  annulled: ReadonlyMap<string, string>;
}

/** Why a match does not count as it was played; null where it does. */
function changeOf({ id, counted, played, state }: ResultMatch, { nameOf, reasons, annulled }: Names) {
  const by = counted?.changedBy;
  if (by?.by === "withdrawal") return `W.O.: ${nameOf(by.team)} desistiu`;
  if (by?.by === "decision") {
    const sheet = played && !played.walkover ? ` Na súmula: ${played.homeGoals} × ${played.awayGoals}.` : "";
    return `Por decisão: ${reasons.get(by.id) ?? by.reason}.${sheet}`;
  }
  if (annulled.has(id)) return `Anulada, não conta: ${annulled.get(id)}`;
  if (state === "closed" && !counted) return "Não conta: uma das equipes desistiu";
  return counted?.walkover ? WALKOVER_WORDS[counted.walkover] : null;
}

function placeText(
  { why, tie, team }: OwnResults["places"][number],
  nameOf: (id: string | null) => string,
): string {
  const name = tieText(tie);
  if (why === "team_left") return `${nameOf(team)} desistiu e perde por W.O. (${name}).`;
  if (why === "place_empty")
    return `${nameOf(team)} passa sem adversário: a outra vaga ficou vazia (${name}).`;
  if (why === "nothing_left") return `Falta resultado: a partida foi anulada e não tem repetição (${name}).`;
  if (why === "still_level")
    return `O confronto continua empatado (${name}). Em Partidas, abra o jogo e corrija a súmula, ou registre uma decisão.`;
  return `Ninguém passou (${name}).`;
}

function decisionText(
  decision: OwnResults["decisions"][number],
  { nameOf, matchById }: { nameOf: Names["nameOf"]; matchById: ReadonlyMap<string, ResultMatch> },
): string {
  const match = decision.matchId === null ? undefined : matchById.get(decision.matchId);
  const home = match?.home?.name ?? "–";
  const away = match?.away?.name ?? "–";
  switch (decision.kind) {
    case "points":
      return `${nameOf(decision.teamId)}: ${signedPoints(decision.points!)}`;
    case "annulled":
      return `Anulada: ${home} × ${away}`;
    case "awarded": {
      const walkover = decision.walkover ? ` (${WALKOVER_WORDS[decision.walkover]})` : "";
      return decision.walkover === "both"
        ? `${home} × ${away}${walkover}`
        : `${home} ${decision.homeGoals} × ${decision.awayGoals} ${away}${walkover}`;
    }
    case "place":
      return decision.teamId === null
        ? `Vaga vazia (${tieText(decision.tie!)})`
        : `Vaga para ${nameOf(decision.teamId)} (${tieText(decision.tie!)})`;
    case "ban": {
      const { matches, ...who } = decision.ban!;
      const out = matches === 1 ? "1 partida" : `${matches} partidas`;
      return `${personText(who)}, ${nameOf(decision.teamId)}: fora de ${out}`;
    }
  }
}
