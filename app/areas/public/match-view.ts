import { HALF_WORDS } from "#app/sheet/words.ts";
import type { BadgeTone } from "#app/components/badge.tsx";
import { formatTime } from "#domain/date-time.ts";
import type { Running } from "#domain/championships/sheet-running.ts";
import { writeMinute } from "#domain/championships/sheet-minutes.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { MatchLine, PublicMatchPage } from "#server/championships/public-match.server.ts";
import type { PublicMatch } from "#server/championships/public.server.ts";
import { shownName, toPersonView, type PersonView } from "./components/championship/person.tsx";
import { followedFrom, isFollowed, runningWord, toMatchView, type MatchView } from "./championship-view.ts";

export interface LineView {
  id: string;
  kind: MatchLine["kind"];
  side: Side | null;
  /** "12'", "35+2'"; null for the beginning and the end of a half. */
  minute: string | null;
  /** "Gol de pênalti". */
  title: string;
  people: (PersonView & { does?: string })[];
  /** Of a goal: "1–0" after it. */
  score: string | null;
  card: "yellow" | "red" | null;
}

export interface PlayerView {
  number: number | null;
  /** Null: only the number is shown. */
  name: string | null;
  to: string | null;
  /** "no gol", "braçadeira". */
  roles: string[];
  goals: number;
  cards: ("yellow" | "red")[];
  moved: "left" | "entered" | null;
}

/** The part of a match's page that changes while it is watched, ready to be shown. For loaders. */
export interface LiveMatch {
  version: number;
  /** Whether there is something to follow: it is being played, or soon. */
  follow: boolean;
  /** When there will be. */
  followFrom: number | null;
  match: MatchView;
  state: { label: string; tone: BadgeTone };
  /** "2º tempo · 47'", "Relógio parado"; empty where nothing runs. */
  clock: string[];
  /** "1º tempo 1–0"; of what is over. */
  notes: string[];
  decisions: string[];
  lines: LineView[];
  lineUps: Record<Side, { starters: PlayerView[]; bench: PlayerView[] }> | null;
}

/** `now`: for whether it is worth following. */
export function toLiveMatch(
  { competition, match, decisions, lines, lineUps }: PublicMatchPage,
  timeZone: string,
  now: Temporal.Instant,
): LiveMatch {
  const sides = lineUps && { home: lineUpView(lineUps.home), away: lineUpView(lineUps.away) };
  const views = lines.map(lineView);
  return {
    version: competition.version,
    follow: isFollowed(match, now),
    followFrom: followedFrom(match, now),
    match: toMatchView(match, timeZone),
    state: stateOf(match),
    clock: match.running ? clockOf(match.running, timeZone) : [],
    notes: notesOf(match, lines),
    decisions: decisions.map(({ text, document }) => [text, document].filter(Boolean).join(" ")),
    // While it is played the last thing stands on top; afterwards it reads from the beginning.
    lines: match.state === "closed" ? views : views.toReversed(),
    lineUps: sides,
  };
}

/** The word for where a match stands. Whether the teams accepted its sheet is theirs to know. */
function stateOf({ state, running, score, annulled, notPlayed }: PublicMatch): LiveMatch["state"] {
  if (annulled) return { label: "Anulado", tone: "danger" };
  if (state === "closed") return { label: "Encerrado", tone: "neutral" };
  const word = running && runningWord(running);
  if (word) return { label: word, tone: "canary" };
  if (score) return { label: score.walkover ? "W.O." : "Decidido", tone: "neutral" };
  if (notPlayed) return { label: "Não será jogado", tone: "neutral" };
  return { label: "Não começou", tone: "sky" };
}

/**
 * What is known of the clock: which half, since when, and the minute of the last thing that was written down. It never
 * counts on: the phone at the field may have no signal.
 */
function clockOf({ stage, half, since, minute }: Running, timeZone: string): string[] {
  if (half === null || stage === "before" || stage === "between") return [];
  const began = since && `começou às ${formatTime(Temporal.Instant.from(since), timeZone)}`;
  return [
    HALF_WORDS[half],
    ...(stage === "stopped" ? ["relógio parado"] : []),
    ...(minute ? [`último lance aos ${writeMinute(minute)}'`] : began ? [began] : []),
  ];
}

/** "1º tempo: 1–0", as soon as the half is over. */
function notesOf({ score }: PublicMatch, lines: readonly MatchLine[]): string[] {
  const first = lines.findIndex(({ kind, half }) => kind === "half_ended" && half === 1);
  if (first === -1 || score?.walkover) return [];
  const goal = lines.slice(0, first).findLast((line) => line.kind === "goal");
  return [`1º tempo: ${goal ? `${goal.score.home}–${goal.score.away}` : "0–0"}`];
}

const GOAL_TITLES = {
  normal: "Gol",
  penalty: "Gol de pênalti",
  free_kick: "Gol de falta",
  own: "Gol contra",
};
const CARD_TITLES = {
  yellow: "Cartão amarelo",
  second_yellow: "Segundo amarelo: expulsão",
  red: "Cartão vermelho",
};

function lineView(line: MatchLine): LineView {
  const facts = {
    id: line.id,
    kind: line.kind,
    side: "side" in line ? line.side : null,
    minute: line.minute === 0 ? null : `${writeMinute(line)}'`,
    people: [],
    score: null,
    card: null,
  };
  switch (line.kind) {
    case "goal":
      return {
        ...facts,
        title: GOAL_TITLES[line.goalKind],
        people: line.person ? [toPersonView(line.person)] : [],
        score: `${line.score.home}–${line.score.away}`,
      };
    case "card":
      return {
        ...facts,
        title: CARD_TITLES[line.card],
        people: [toPersonView(line.person)],
        card: line.card === "yellow" ? "yellow" : "red",
      };
    case "substitution":
      return {
        ...facts,
        title: "Substituição",
        people: [
          { ...toPersonView(line.in), does: "entra" },
          { ...toPersonView(line.out), does: "sai" },
        ],
      };
    case "kick":
      return {
        ...facts,
        minute: null,
        title: line.scored ? "Pênalti convertido" : "Pênalti perdido",
        people: line.person ? [toPersonView(line.person)] : [],
      };
    case "half_started":
      return { ...facts, minute: null, title: `Começa: ${HALF_WORDS[line.half]}` };
    case "half_ended":
      return { ...facts, minute: null, title: `Fim: ${HALF_WORDS[line.half]}` };
  }
}

type Players = NonNullable<PublicMatchPage["lineUps"]>[Side];

function lineUpView(players: Players): { starters: PlayerView[]; bench: PlayerView[] } {
  const views = players.map((player) => ({ starter: player.starter, view: playerView(player) }));
  return {
    starters: views.filter(({ starter }) => starter).map(({ view }) => view),
    bench: views.filter(({ starter }) => !starter).map(({ view }) => view),
  };
}

const playerView = (player: Players[number]): PlayerView => ({
  number: player.number,
  name: shownName(player),
  to: player.subdomain && `/a/${player.subdomain}`,
  roles: [...(player.goalkeeper ? ["no gol"] : []), ...(player.captain ? ["braçadeira"] : [])],
  goals: player.goals,
  cards: player.cards.map((card) => (card === "yellow" ? "yellow" : "red")),
  moved: player.left ? "left" : player.entered ? "entered" : null,
});
