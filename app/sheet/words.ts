import type { Obstacle } from "#domain/championships/eligibility.ts";
import type { Half, SheetEntry, Side } from "#domain/championships/sheet-entries.ts";
import type { REMARKS_ABOUT } from "#domain/championships/sheet-fields.ts";
import type { SheetData } from "./sheet-data.ts";

export const HALF_WORDS: Record<Half, string> = {
  1: "1º tempo",
  2: "2º tempo",
  3: "1º da prorrogação",
  4: "2º da prorrogação",
  5: "Pênaltis",
};

const GOAL_WORDS = {
  normal: "Gol",
  penalty: "Gol de pênalti",
  free_kick: "Gol de falta",
  own: "Gol contra",
};
export const CARD_WORDS = { yellow: "Amarelo", second_yellow: "Segundo amarelo", red: "Vermelho direto" };

export const OBSTACLE_WORDS: Record<Obstacle, string> = {
  suspended: "Suspenso",
  left_squad: "Saiu do elenco",
  face_differs: "O rosto não confere com o documento",
  other_team: "Está em outra equipe",
  not_inscribed: "Entrou depois do prazo",
  too_old: "Acima da idade",
  too_young: "Abaixo da idade",
  not_confirmed: "Documento não conferido",
  no_earlier_phase: "Não jogou a fase anterior",
};

export const ABOUT_WORDS: Record<(typeof REMARKS_ABOUT)[number], string> = {
  staff_conduct: "Conduta da comissão",
  public: "Público",
  doctor: "Médico",
  ambulance: "Ambulância",
  pitch: "Campo",
  other: "Outro",
};

/** What this device has and the server has not named. */
export const waitingText = (count: number): string =>
  count === 1 ? "1 lançamento ainda neste aparelho" : `${count} lançamentos ainda neste aparelho`;

/** Why the server did not take an entry. */
export const REFUSAL_WORDS: Record<string, string> = {
  unreadable: "O lançamento não pôde ser lido.",
  closed: "A súmula já foi fechada. O lançamento ficou só neste aparelho.",
  revoked: "Este link foi revogado antes do lançamento.",
  id_taken: "O lançamento pertence a outra partida.",
  not_yours: "Este link não pode lançar isso.",
  not_in_squad: "Esta pessoa não está no elenco da equipe.",
  twice_in_line_up: "Alguém está duas vezes na escalação.",
  reason_needed: "Alguém que joga ou entra não pode jogar: escreva o motivo.",
  out_of_order: "A ordem deste lançamento não cabe na súmula.",
  too_many: "A súmula já tem lançamentos demais.",
};

const PROBLEM_WORDS = {
  goal_by_absent: "Gol de quem não estava em campo",
  card_for_absent: "Cartão para quem não está na escalação",
  second_yellow_without_first: "Segundo amarelo sem o primeiro",
  yellow_is_second: "Amarelo para quem já tinha um: seria o segundo",
  sub_of_absent: "Saiu quem não estava em campo",
  sub_by_absent: "Entrou quem não estava no banco",
  kick_by_absent: "Bateu pênalti quem não estava em campo",
  undo_of_nothing: "Desfeito um lançamento que não chegou",
  written_twice: "O mesmo lance veio de dois aparelhos",
} as const;

type ShownProblem =
  | { code: keyof typeof PROBLEM_WORDS; entry: string }
  | { code: "line_up_missing"; side: Side }
  | { code: "shirt_twice"; side: Side; number: number }
  | { code: "half_not_started" | "half_not_ended"; half: Half }
  | { code: "played_unexplained"; side: Side; row: string; obstacle: Obstacle }
  | { code: "kicks_missing" | "kicks_level" };

type Sheet = Pick<SheetData, "people"> &
  Partial<Pick<SheetData, "role">> & {
    teams: Record<Side, { name: string }>;
  };

/** What does not fit, in one line. */
export function problemText(problem: ShownProblem, sheet: Sheet, entries: readonly SheetEntry[]): string {
  switch (problem.code) {
    case "line_up_missing":
      return `Falta a escalação: ${sheet.teams[problem.side].name}.`;
    case "shirt_twice":
      return `${sheet.teams[problem.side].name}: dois com a camisa ${problem.number}.`;
    case "half_not_started":
      return `${HALF_WORDS[problem.half]}: o início não foi lançado.`;
    case "half_not_ended":
      return `${HALF_WORDS[problem.half]}: o fim não foi lançado.`;
    case "played_unexplained":
      return `${sheet.teams[problem.side].name}, ${shirt(problem.row, sheet)}: ${OBSTACLE_WORDS[problem.obstacle].toLowerCase()}, e jogou sem motivo escrito. Sai na súmula.`;
    case "kicks_missing":
      return "O jogo terminou empatado e faltam os pênaltis.";
    case "kicks_level":
      return "Os pênaltis estão empatados: confira se falta uma cobrança.";
    default: {
      const entry = entries.find(({ id }) => id === problem.entry);
      const line = entry && entryText(entry, sheet);
      return line ? `${PROBLEM_WORDS[problem.code]} (${line}).` : `${PROBLEM_WORDS[problem.code]}.`;
    }
  }
}

/** "Gol, Litoral, 9": what happened, without its minute. */
export function entryText(entry: SheetEntry, sheet: Sheet): string {
  const team = (side: Side) => sheet.teams[side].name;
  switch (entry.kind) {
    case "goal": {
      const own = entry.goalKind === "own";
      const who = entry.scorer ? `, ${shirt(entry.scorer, sheet)}` : "";
      return own
        ? `Gol contra, para ${team(entry.side)}${who}`
        : `${GOAL_WORDS[entry.goalKind]}, ${team(entry.side)}${who}`;
    }
    case "card": {
      const who = "row" in entry.person ? shirt(entry.person.row, sheet) : entry.person.staff;
      return `${CARD_WORDS[entry.card]}, ${team(entry.side)}, ${who}`;
    }
    case "substitution":
      return `${team(entry.side)}: sai ${shirt(entry.out, sheet)}, entra ${shirt(entry.in, sheet)}`;
    case "kick":
      return `Pênalti ${entry.scored ? "convertido" : "perdido"}, ${team(entry.side)}${entry.row ? `, ${shirt(entry.row, sheet)}` : ""}`;
    case "half_started":
      return `Começa: ${HALF_WORDS[entry.half]}`;
    case "half_ended":
      return `Fim: ${HALF_WORDS[entry.half]}`;
    case "walkover":
      return entry.loser === "both" ? "W.O. das duas equipes" : `W.O.: ${team(entry.loser)}`;
    case "line_up":
      return `Escalação, ${team(entry.side)}`;
    case "remark":
      return `Observação: ${ABOUT_WORDS[entry.about]}`;
    case "added_time":
      return `Acréscimo: ${entry.minutes} min${entry.reason ? `, ${entry.reason}` : ""}`;
    case "officials":
      return "Arbitragem";
    case "unexplained":
      return "Jogaram sem motivo";
    case "clock_stopped":
      return "Relógio parado";
    case "clock_resumed":
      return "Relógio retomado";
    case "undo":
      return "Desfeito";
  }
}

/** "7 · Rui Barreto"; the number alone where no name is shown. */
export const personLabel = ({
  number,
  staffRole,
  name,
}: Pick<SheetData["people"][number], "number" | "staffRole" | "name">): string =>
  [number ?? staffRole ?? "comissão", name].filter((part) => part !== "").join(" · ");

/** The number on the shirt; staff by what they do. A page whose link is over knows nobody, a team only its own. */
function shirt(row: string, { people, role }: Sheet): string {
  const person = people.find((one) => one.row === row);
  if (!person) {
    if (people.length === 0) return "atleta";
    return role === "home" || role === "away" ? "sem número" : "fora do elenco";
  }
  return person.number === null ? (person.staffRole ?? "comissão") : String(person.number);
}
