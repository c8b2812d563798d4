/** What a file may hold: one line a profile. */
export const IMPORT_KINDS = ["athletes", "clubs"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_LABELS: Record<ImportKind, string> = { athletes: "Atletas", clubs: "Clubes" };

/** As forms and addresses say it. */
export const KIND_WORDS: Record<ImportKind, string> = { athletes: "atletas", clubs: "clubes" };

export const kindOfWord = (word: string | null | undefined): ImportKind | undefined =>
  IMPORT_KINDS.find((kind) => KIND_WORDS[kind] === word);

const NOUNS: Record<ImportKind, readonly [one: string, more: string]> = {
  athletes: ["atleta", "atletas"],
  clubs: ["clube", "clubes"],
};

/** "1 atleta", "12.000 clubes" */
export const countText = (kind: ImportKind, count: number): string =>
  `${count.toLocaleString("pt-BR")} ${NOUNS[kind][count === 1 ? 0 : 1]}`;

/**
 * Receiving and checking go by themselves; what is `ready` waits for a person, who confirms or cancels it. `refused`
 * has lines that cannot be imported, `unchanged` has none that is new.
 */
export const IMPORT_STATES = [
  "receiving",
  "checking",
  "ready",
  "refused",
  "unchanged",
  "importing",
  "imported",
  "canceled",
  "failed",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_STATE_LABELS: Record<ImportState, string> = {
  receiving: "Recebendo",
  checking: "Conferindo",
  ready: "Pronta para importar",
  refused: "Com problemas",
  unchanged: "Nada de novo",
  importing: "Importando",
  imported: "Importada",
  canceled: "Cancelada",
  failed: "Falhou",
};

/** Something happens by itself: the page looks again. */
export const isUnderWay = (state: ImportState): boolean =>
  state === "receiving" || state === "checking" || state === "importing";

/** While one of these holds a file, the same file is not taken again. */
export const STATES_THAT_HOLD = ["checking", "ready", "importing", "imported"] as const;
