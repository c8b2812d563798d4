export const TEAM_NAME = { least: 2, most: 80 } as const;
export const SHORT_NAME = { least: 2, most: 5 } as const;
export const MANAGER_NAME_MAX = 120;
export const REASON = { least: 5, most: 300 } as const;

/** A team as it enters a category. */
export interface TeamValues {
  name: string;
  shortName: string;
}

export interface InvitedTeam extends TeamValues {
  managerName: string;
  managerEmail: string;
}

export interface TeamChange extends TeamValues {
  managerName: string | null;
  managerEmail: string | null;
}

const SMALL_WORDS = new Set(["a", "as", "da", "das", "de", "do", "dos", "e", "o", "os"]);

/**
 * What stands for a team where there is little room: "Esporte Clube Laranjeiras" is "ECL", "Santos FC" is "SFC",
 * "Laranjeiras" is "LAR". Another one is proposed where it is taken.
 */
export function proposeShortName(name: string, taken: ReadonlySet<string> = new Set()): string {
  const words = plain(name)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.join("").toUpperCase();
  const proposals = [fromWords(words), letters.slice(0, 3), letters.slice(0, 4)].filter(
    (proposal) => proposal.length >= SHORT_NAME.least,
  );
  const free = proposals.find((proposal) => !taken.has(proposal));
  if (free) return free;
  const base = (proposals[0] ?? "EQ").slice(0, SHORT_NAME.most - 2);
  for (let number = 2; number < 99; number++) {
    const numbered = `${base}${number}`;
    if (!taken.has(numbered)) return numbered;
  }
  return base;
}

function fromWords(words: readonly string[]): string {
  const [first = "", second = ""] = words;
  if (words.length === 1) return first.slice(0, 3).toUpperCase();
  const isWhole = words.map((word) => /^(?:[A-Z]{2,3}|\d{1,3})$/.test(word));
  const initials = words.map((word, at) => (isWhole[at] ? word : word[0])).join("");
  // Two letters alone look like a state.
  if (initials.length === 2) return `${first[0]}${second.slice(0, 2)}`.toUpperCase();
  return initials.slice(0, SHORT_NAME.most).toUpperCase();
}

/** Without accents: "São" is "Sao". */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
