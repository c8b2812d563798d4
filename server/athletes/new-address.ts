import { randomInt } from "node:crypto";
import { subdomainFrom } from "#domain/athletes/subdomain.ts";

const SUFFIX_LENGTH = 4;
/** Without vowels, so that no word comes out, and without letters that look like digits. */
const SUFFIX_LETTERS = "bcdfghjkmnpqrstvwxz23456789";

/**
 * "kaua-ribeiro-7k3q". Every new address ends in chance: one that ended in "-2" only when the name is taken
 * would confirm to a stranger that a private child has that name. Whether it is free, the insert decides.
 */
export function addressFor(name: string): string {
  const base =
    subdomainFrom(name)
      .slice(0, 62 - SUFFIX_LENGTH)
      .replace(/^-|-$/g, "") || "atleta";
  return `${base}-${chance()}`;
}

const GENERATED = new RegExp(`-[${SUFFIX_LETTERS}]{${SUFFIX_LENGTH}}$`);

/** Whether an address looks like one that nobody chose. */
export const isGenerated = (subdomain: string): boolean => GENERATED.test(subdomain);

const chance = () =>
  Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]).join("");
