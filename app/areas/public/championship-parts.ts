import { CRITERION_WORDS } from "#app/components/championship/words.ts";
import { publicDiscipline } from "#server/championships/people/public-discipline.server.ts";
import { scorers, type ShownPerson } from "#server/championships/people/scorers.server.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";
import { currentRound, toMatchView, toRounds, type RoundView } from "./championship-view.ts";
import { matchPath, type ChampionshipTab } from "./components/championship/tabs.ts";
import { decisionNotes } from "./decision-notes.ts";
import { defencesOf, type DefenceView } from "./defences.ts";
import { drawViews, type DrawView } from "./draw-view.ts";
import { orderOfPlay, type FieldDayView } from "./order-of-play.ts";
import { toDisciplineView, toScorerView, type DisciplineView, type ScorerView } from "./people-view.ts";
import { teamCards, type TeamCardView } from "./team-cards.ts";

type View = PublicCompetition["view"];

export interface TablePart {
  kind: "tabela";
  tables: View["tables"];
  general: View["general"];
  criteria: string;
  notes: string[];
  draws: DrawView[];
  /** Beside the table: the round that is played now, the first scorers and who hangs by a card. */
  round: RoundView | null;
  scorers: ScorerView[];
  hanging: DisciplineView["hanging"];
}

export type Part =
  | TablePart
  | { kind: "rodadas"; rounds: RoundView[]; fields: FieldDayView[] }
  | { kind: "chave"; ties: LinkedTie[]; notes: string[]; draws: DrawView[] }
  | { kind: "artilharia"; scorers: ScorerView[] }
  | ({ kind: "disciplina" } & DisciplineView)
  | { kind: "defesas"; defences: DefenceView[] }
  | { kind: "equipes"; teams: TeamCardView[] };

/** A tie with the page that it leads to, and when it is played: "sáb 21/11, 16:00", "Ao vivo". */
export type LinkedTie = View["ties"][number] & { to: string | null; note: string | null };

const FIRST_SCORERS = 5;

interface ReadPart {
  part: Part;
  /** Everybody whom it shows, of whom some may be named. */
  people: readonly ShownPerson[];
}

/** Only what the chosen tab shows. */
export async function readPart(
  tab: ChampionshipTab,
  eventId: string,
  competition: PublicCompetition,
  timeZone: string,
): Promise<ReadPart> {
  switch (tab) {
    case "tabela":
      return tablePart(competition, timeZone);
    case "artilharia": {
      const best = await scorers(competition, "page");
      return {
        part: { kind: tab, scorers: best.map(toScorerView) },
        people: best.map(({ person }) => person),
      };
    }
    case "disciplina": {
      const discipline = await publicDiscipline(competition, "page");
      return {
        part: { kind: tab, ...toDisciplineView(discipline, timeZone) },
        people: peopleIn([...discipline.hanging, ...discipline.suspended]),
      };
    }
    default:
      return { part: teamsPart(tab, eventId, competition, timeZone), people: [] };
  }
}

/** Tabs about teams, which show nobody. */
function teamsPart(
  tab: Exclude<ChampionshipTab, "tabela" | "artilharia" | "disciplina">,
  eventId: string,
  competition: PublicCompetition,
  timeZone: string,
): Part {
  switch (tab) {
    case "rodadas":
      return {
        kind: tab,
        rounds: toRounds(competition, timeZone),
        fields: orderOfPlay(competition.matches, timeZone),
      };
    case "chave":
      return {
        kind: tab,
        ties: linkedTies(competition, eventId, timeZone),
        notes: decisionNotes(competition),
        draws: drawViews(competition, timeZone),
      };
    case "defesas":
      return { kind: tab, defences: defencesOf(competition) };
    case "equipes":
      return { kind: tab, teams: teamCards(competition, eventId, timeZone) };
  }
}

const peopleIn = (carded: readonly { person: ShownPerson | null }[]): ShownPerson[] =>
  carded.flatMap(({ person }) => person ?? []);

async function tablePart(competition: PublicCompetition, timeZone: string): Promise<ReadPart> {
  const [all, discipline] = await Promise.all([
    scorers(competition, "page"),
    publicDiscipline(competition, "page"),
  ]);
  const best = all.slice(0, FIRST_SCORERS);
  const part: TablePart = {
    kind: "tabela",
    tables: competition.view.tables,
    general: competition.view.general,
    criteria: criteriaText(competition),
    notes: decisionNotes(competition),
    draws: drawViews(competition, timeZone),
    round: currentRound(toRounds(competition, timeZone)),
    scorers: best.map(toScorerView),
    hanging: toDisciplineView(discipline, timeZone).hanging,
  };
  return { part, people: peopleIn([...best, ...discipline.hanging]) };
}

/** Each tie leads to its match: of two legs to the one that is played, the next one, or the last that was. */
export const linkedTies = (
  { view, matches }: PublicCompetition,
  eventId: string,
  timeZone: string,
): LinkedTie[] =>
  view.ties.map((tie) => {
    const legs = matches.filter((match) => match.tie === tie.id);
    const match =
      legs.find(({ state }) => state === "open") ??
      legs.findLast(({ state }) => state === "closed") ??
      legs[0];
    if (!match) return { ...tie, to: null, note: null };
    const { running, when } = toMatchView(match, timeZone);
    if (match.notPlayed) return { ...tie, to: matchPath(eventId, match.id), note: null };
    // The sum of two legs is not said before the second is over: the score of the match stands in the note.
    const one = legs.length === 1 && running?.score ? running.score : null;
    const side = (name: "first" | "second") =>
      one ? { ...tie[name], goals: tie[name].team?.id === match.home?.id ? one.home : one.away } : tie[name];
    const score = running?.score && !one ? `${running.score.home} × ${running.score.away}` : null;
    const day = tie.winner === null ? when : (when?.split(",")[0] ?? null);
    return {
      ...tie,
      first: side("first"),
      second: side("second"),
      to: matchPath(eventId, match.id),
      note: running ? [running.word, score].filter(Boolean).join(" · ") : day,
    };
  });

export const criteriaText = ({ criteria }: PublicCompetition): string =>
  criteria.map((criterion) => CRITERION_WORDS[criterion]).join(", ");
