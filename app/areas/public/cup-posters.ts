import { STATUS_WORDS } from "#app/championship-words.ts";
import { signed } from "#app/components/championship/figure-columns.ts";
import { averageTexts, generalTitle } from "#app/components/championship/words.ts";
import type { GeneralView, RowView, TableView, TeamName } from "#domain/championships/competition-view.ts";
import { formatPlace } from "#domain/places.ts";
import type { ResultPoster, StandingsPoster } from "#server/athletes/share/share.server.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";
import { currentRound, toRounds, type MatchView } from "./championship-view.ts";
import { stopWord } from "./event-standing.ts";
import type { readCup } from "#app/read-cup.ts";

type Cup = NonNullable<Awaited<ReturnType<typeof readCup>>>;

const ROWS_OF_ONE = 8;
const ROWS_OF_TWO = 4;
const MATCHES = 4;

/** How it stands now, for the picture that messengers show. Null where tables are hidden. */
export function standingsPoster({ event, championship, competition }: Cup): StandingsPoster | null {
  if (competition.hidden) return null;
  const { tables, general, champion } = competition.view;
  return {
    title: event.title,
    about: [competition.name, formatPlace(event)].filter(Boolean).join(" · "),
    state:
      stopWord(event) ?? (champion ? `Campeão: ${champion.name}` : STATUS_WORDS[championship.status].label),
    tables: general?.place === null ? [toGeneralPoster(general)] : toPosterTables(tables.slice(0, 2)),
    matches: tables.length > 0 ? [] : currentMatches(competition, championship.timeZone),
  };
}

type PosterTable = StandingsPoster["tables"][number];

const toPosterTables = (tables: readonly TableView[]): PosterTable[] =>
  tables.map(({ group, rows }) => ({
    heading: group && `Grupo ${group}`,
    points: "P",
    rows: rows
      .slice(0, tables.length > 1 ? ROWS_OF_TWO : ROWS_OF_ONE)
      .map((row) => toPosterRow(row, String(row.points))),
  }));

/** One table of everybody says more than the first two of several groups. */
function toGeneralPoster(general: GeneralView): PosterTable {
  const rows = general.rows.slice(0, ROWS_OF_ONE);
  const averages = averageTexts(rows.map(({ pointsPerMatch }) => pointsPerMatch));
  return {
    heading: generalTitle(general),
    points: general.perMatch ? "P/J" : "P",
    rows: rows.map((row, index) =>
      toPosterRow(row, general.perMatch ? averages[index]! : String(row.points)),
    ),
  };
}

const toPosterRow = (row: RowView, points: string): PosterTable["rows"][number] => ({
  place: row.place === null ? "–" : String(row.place),
  goesOn: row.goesOn,
  team: toPosterTeam(row.team),
  points,
  played: row.played,
  wins: row.wins,
  goalDifference: signed(row.goalDifference),
});

function currentMatches(competition: PublicCompetition, timeZone: string): StandingsPoster["matches"] {
  const round = currentRound(toRounds(competition, timeZone));
  return (round?.matches ?? []).slice(0, MATCHES).map((match) => ({
    home: match.home ? toPosterTeam(match.home) : { name: match.homeText, crest: "" },
    away: match.away ? toPosterTeam(match.away) : { name: match.awayText, crest: "" },
    score: match.score ? scoreText(match.score) : "×",
  }));
}

/** One closed match. Null before it is closed, when it was annulled, and where scores are hidden. */
export function resultPoster(
  { event, championship, competition }: Cup,
  matchId: string,
): ResultPoster | null {
  const rounds = toRounds(competition, championship.timeZone);
  const round = rounds.find(({ matches }) => matches.some(({ id }) => id === matchId));
  const match = round?.matches.find(({ id }) => id === matchId);
  if (!round || !match?.score || !match.home || !match.away) return null;
  return {
    title: event.title,
    about: [competition.name, round.title].join(" · "),
    home: toPosterTeam(match.home),
    away: toPosterTeam(match.away),
    score: scoreText(match.score),
    note: match.score.note,
  };
}

const scoreText = ({ home, away }: NonNullable<MatchView["score"]>) => `${home} × ${away}`;

const toPosterTeam = ({ name, crest }: TeamName) => ({ name, crest });
