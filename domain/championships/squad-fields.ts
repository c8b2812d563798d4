import type { DocumentKind } from "./vocabulary.ts";

export const NUMBER = { least: 1, most: 999 } as const;
export const STAFF_ROLE_MAX = 60;
/** Coach, assistants, doctor, masseur and a few more: beyond it somebody fills the page with names. */
export const MOST_STAFF = 15;
/** Younger children are a shirt number everywhere but in their own team, and never linked to a profile. */
export const LINKED_FROM_AGE = 13;

/** An athlete of a squad, as the form and the pasted list send one. */
export interface SquadAthlete {
  name: string;
  birthdate: Temporal.PlainDate;
  number: number;
  goalkeeper: boolean;
  /** Eleven digits; only its keyed hash is kept. Null: not told, or to be left as it is. */
  cpf: string | null;
}

/** What a form changes of an athlete; a birth date or CPF that is left out stays. */
export type AthleteChange = Omit<SquadAthlete, "birthdate"> & {
  birthdate: Temporal.PlainDate | null;
  /** Whoever organises says that only what was written is corrected: the person stays inscribed since then. */
  samePerson?: boolean;
};

export interface SquadStaff {
  name: string;
  /** "técnico", "médico". */
  staffRole: string;
}

export interface DocumentCheck {
  kind: DocumentKind;
  checkedBy: string;
  faceAgrees: boolean;
}

/** Why an athlete cannot be in this squad. */
export type AthleteProblem =
  | "too_old"
  | "too_young"
  | "not_born_yet"
  | "number_taken"
  | "other_team"
  | "already_in_squad"
  /** Taken out of this squad, and on a sheet of it: they come back under their own row. */
  | "was_in_squad"
  /** The same CPF, or the same name and birth date, as somebody on a sheet of the team, and something else differs. */
  | "known_otherwise";

interface AgeRule {
  bornFrom: number | null;
  bornTo: number | null;
}

/** Whom the category is for, in words: "nascidos de 2009 a 2011". Null: anybody. */
export function bornText({ bornFrom, bornTo }: AgeRule): string | null {
  if (bornFrom !== null && bornTo !== null)
    return bornFrom === bornTo ? `nascidos em ${bornFrom}` : `nascidos de ${bornFrom} a ${bornTo}`;
  if (bornFrom !== null) return `nascidos de ${bornFrom} em diante`;
  return bornTo === null ? null : `nascidos até ${bornTo}`;
}

/** The sentence for each problem; the same in the form and beside the line of a pasted list. It names nobody else. */
export function athleteProblemText(problem: AthleteProblem, rule: AgeRule): string {
  if (problem === "too_old" || problem === "too_young")
    return `Fora da idade: a categoria é para ${bornText(rule) ?? "outras idades"}.`;
  return PROBLEM_TEXTS[problem];
}

const PROBLEM_TEXTS = {
  not_born_yet: "Confira o ano: a data de nascimento está no futuro.",
  number_taken: "Este número já é de outra pessoa da equipe.",
  other_team: "Este CPF já está inscrito nesta categoria. Fale com quem organiza.",
  already_in_squad: "Esta pessoa já está no elenco.",
  was_in_squad:
    "Esta pessoa já esteve no elenco e está em uma súmula. Adicione-a de novo: volta com os jogos e cartões dela.",
  known_otherwise:
    "Há alguém da equipe em uma súmula com parte destes dados: nome, nascimento ou CPF não confere. Fale com quem organiza.",
} as const;
