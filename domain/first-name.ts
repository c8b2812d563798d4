/** "Rosângela" of "Rosângela Ribeiro": how mails greet, and too little to find a family by. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0]!;
