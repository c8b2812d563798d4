import type { TeamName } from "#domain/championships/competition-view.ts";
import type {
  PublicDiscipline,
  SuspendedPerson,
} from "#server/championships/people/public-discipline.server.ts";
import type { Scorer } from "#server/championships/people/scorers.server.ts";
import { kickOffText } from "./championship-view.ts";
import { toPersonView, type PersonView } from "./components/championship/person.tsx";

export interface ScorerView {
  key: string;
  place: number;
  person: PersonView;
  team: TeamName;
  goals: number;
  matches: number;
}

export const toScorerView = ({ place, person, team, goals, matches }: Scorer, index: number): ScorerView => ({
  key: String(index),
  place,
  person: toPersonView(person),
  team,
  goals,
  matches,
});

interface CardedView {
  key: string;
  person: PersonView;
  team: TeamName;
}

interface SuspendedView extends CardedView {
  /** "sáb 21/11, 16:00, contra Vale Verde" */
  next: string;
  /** Matches to miss, the next one included. */
  left: number;
}

export interface DisciplineView {
  fairPlay: PublicDiscipline["fairPlay"];
  hanging: CardedView[];
  suspended: SuspendedView[];
}

export const toDisciplineView = (
  { fairPlay, hanging, suspended }: PublicDiscipline,
  timeZone: string,
): DisciplineView => ({
  fairPlay,
  hanging: hanging.map(({ person, team }, index) => ({
    key: String(index),
    person: toPersonView(person),
    team,
  })),
  suspended: suspended.map((one, index) => ({
    key: String(index),
    person: toPersonView(one.person),
    team: one.team,
    left: one.left,
    next: nextText(one, timeZone),
  })),
});

function nextText({ next, team }: SuspendedPerson, timeZone: string): string {
  if (!next) return "próximo jogo, ainda sem adversário";
  const against = next.home?.id === team.id ? next.away : next.home;
  const when = next.kickOff ? kickOffText(next.kickOff, timeZone) : "data a definir";
  return against ? `${when}, contra ${against.name}` : when;
}
