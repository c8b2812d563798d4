/** "Rosângela" of "Rosângela Ribeiro": how mails greet, and too little to find a family by. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0]!;

/** Capitals, accents and spaces make no other name. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string =>
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Two letters that stand for a person, or U. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? "").slice(0, 2);
  return letters.toLocaleUpperCase("pt-BR") || "U";
}
