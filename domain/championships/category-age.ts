/** 17 of "Sub-17 Feminino", whichever dash stands in it; null where the name does not say it. */
export function ageIn(category: string): number | null {
  const age = /\bsub\s*[-\u2010-\u2015\u2212]?\s*(\d{1,2})\b/iu.exec(category)?.[1];
  return age === undefined ? null : Number(age);
}

const SMALL = 11;

/**
 * Whether families and not tables should look on, unless the organiser shows them: nobody who plays is older than eleven
 * in the year of the cup. A "Fraldinha" is known by its birth years only.
 */
export function isForSmallChildren(
  { name, bornFrom }: { name: string; bornFrom: number | null },
  season: number,
): boolean {
  const age = ageIn(name);
  return (age !== null && age <= SMALL) || (bornFrom !== null && season - bornFrom <= SMALL);
}
