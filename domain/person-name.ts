/** "Rosângela" of "Rosângela Ribeiro": how mails greet, and too little to find a family by. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0]!;

/** Two letters that stand for a person, or U. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? "").slice(0, 2);
  return letters.toLocaleUpperCase("pt-BR") || "U";
}
