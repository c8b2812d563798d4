export const MOST_CRITERIA = 6;
export const MOST_REMARKS = 12;

/** What the organiser of a trial looks at. */
export interface Rubric {
  criteria: readonly string[];
  /** Short remarks that are tapped, not written. */
  remarks: readonly string[];
  /** Whether a note may be written at all. */
  freeText: boolean;
}

/** For trials whose organiser has set nothing. Off by default: what is only tapped cannot hurt a child. */
export const USUAL_RUBRIC: Rubric = {
  criteria: ["Técnica", "Decisão", "Intensidade", "Sem a bola"],
  remarks: [
    "lê bem o jogo",
    "dois pés",
    "bom primeiro toque",
    "passe vertical",
    "forte no um contra um",
    "chega à área",
    "fala em campo",
    "volta para marcar",
    "bom jogo aéreo",
    "não desiste",
  ],
  freeText: false,
};

const CRITERION_FIELDS = Array.from({ length: MOST_CRITERIA }, (_, at) => `criterion${at + 1}`);

/** The names of the form's fields, one a criterion. */
export const criterionField = (at: number): string => CRITERION_FIELDS[at]!;
