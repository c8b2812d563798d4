import { slotText, STAGE_WORDS } from "#app/components/championship/words.ts";
import { HALF_WORDS } from "#app/sheet/words.ts";
import type { Stage } from "#domain/championships/bracket.ts";
import { OPENS_HOURS_BEFORE } from "#domain/championships/sheet-fields.ts";
import type { Running } from "#domain/championships/sheet-running.ts";
import type { TeamName } from "#domain/championships/competition-view.ts";
import type { PublicCompetition, PublicMatch } from "#server/championships/public.server.ts";

export interface MatchView {
  id: string;
  home: TeamName | null;
  away: TeamName | null;
  homeText: string;
  awayText: string;
  /** "sáb 07/11, 15:00"; "não será jogado" where a team left before it. */
  when: string | null;
  field: string | null;
  /** "2 × 1"; null until it is closed. */
  score: { home: number; away: number; note: string | null } | null;
  state: PublicMatch["state"];
  annulled: boolean;
  notPlayed: boolean;
  /** It is being played: "Ao vivo", "Intervalo", with the score of the open sheet unless scores are hidden. */
  running: { word: string; score: { home: number; away: number } | null; kicks: string | null } | null;
}

export interface RoundView {
  key: string;
  title: string;
  matches: MatchView[];
}

const DAYS = ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"] as const;
const two = (value: number) => String(value).padStart(2, "0");

/** sáb 07/11, 15:00, on the venue's clock. For loaders. */
export function kickOffText(instant: string, timeZone: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return `${DAYS[at.dayOfWeek - 1]} ${two(at.day)}/${two(at.month)}, ${two(at.hour)}:${two(at.minute)}`;
}

export const toMatchView = (match: PublicMatch, timeZone: string): MatchView => ({
  id: match.id,
  home: match.home,
  away: match.away,
  homeText: match.home?.name ?? slotText(match.homeSlot),
  awayText: match.away?.name ?? slotText(match.awaySlot),
  when: match.notPlayed ? "não será jogado" : match.kickOff && kickOffText(match.kickOff, timeZone),
  field: match.notPlayed ? null : match.field,
  score: match.score && { home: match.score.home, away: match.score.away, note: noteOf(match) },
  state: match.state,
  annulled: match.annulled,
  notPlayed: match.notPlayed,
  running: runningView(match),
});

function runningView({ running }: PublicMatch): MatchView["running"] {
  const word = running && runningWord(running);
  if (!word) return null;
  const { score, kicks } = running;
  return { word, score, kicks: kicks && kicksText(kicks) };
}

/** Null before the first half. After the second one extra time or kicks may follow. */
export function runningWord({ stage, half }: Pick<Running, "stage" | "half">): string | null {
  if (half === null || stage === "before") return null;
  if (stage !== "between") return "Ao vivo";
  return half === 1 || half === 3 ? "Intervalo" : `Fim: ${HALF_WORDS[half]}`;
}

const LATE_HOURS = 6;

/** Whether its page is worth following: from when its link opens, until the sheet is closed. */
export function isFollowed({ state, kickOff, notPlayed }: PublicMatch, now: Temporal.Instant): boolean {
  if (notPlayed) return false;
  if (state !== "planned" || kickOff === null) return state === "open";
  const at = Temporal.Instant.from(kickOff).epochMilliseconds - now.epochMilliseconds;
  return at <= OPENS_HOURS_BEFORE * 3_600_000 && at > -LATE_HOURS * 3_600_000;
}

/** In milliseconds since 1970: from when it is, while that is still to come. */
export function followedFrom(
  { state, kickOff, notPlayed }: PublicMatch,
  now: Temporal.Instant,
): number | null {
  if (notPlayed || state !== "planned" || kickOff === null) return null;
  const from = Temporal.Instant.from(kickOff).epochMilliseconds - OPENS_HOURS_BEFORE * 3_600_000;
  return from > now.epochMilliseconds ? from : null;
}

function noteOf({ score, changedBy }: PublicMatch): string | null {
  if (!score) return null;
  const kicks = score.kicks && kicksText(score.kicks);
  const walkover = score.walkover ? "W.O." : null;
  const decided = changedBy === "decision" ? "por decisão" : null;
  return [kicks, walkover, decided].filter(Boolean).join(" · ") || null;
}

const kicksText = ({ home, away }: { home: number; away: number }): string => `${home}–${away} nos pênaltis`;

/** Rounds in the order in which they are played; a stage of the knockout is one of them. */
export function toRounds({ matches }: PublicCompetition, timeZone: string): RoundView[] {
  const rounds = new Map<string, RoundView>();
  for (const match of matches) {
    const key = match.tie ? `${stageOf(match.tie)}:${match.leg}` : String(match.round);
    const round = rounds.get(key) ?? { key, title: roundTitle(match, matches), matches: [] };
    round.matches.push(toMatchView(match, timeZone));
    rounds.set(key, round);
  }
  return [...rounds.values()];
}

/** The round that people look for: the first one that is not over, or the last. */
export const currentRound = (rounds: readonly RoundView[]): RoundView | null =>
  rounds.find(({ matches }) => matches.some(({ state, notPlayed }) => state !== "closed" && !notPlayed)) ??
  rounds.at(-1) ??
  null;

const stageOf = (tie: string): Stage => tie.split(":")[0] as Stage;

/** "2ª rodada", "Semifinais, volta". */
export function roundTitle({ tie, leg, round, phase }: PublicMatch, all: readonly PublicMatch[]): string {
  if (!tie) return phase === "group" ? `${round}ª rodada dos grupos` : `${round}ª rodada`;
  const stage = STAGE_WORDS[stageOf(tie)].many;
  const twoLegs = all.some((match) => match.tie === tie && match.leg === 2);
  return twoLegs ? `${stage}, ${leg === 1 ? "ida" : "volta"}` : stage;
}
