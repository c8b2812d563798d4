const CATEGORIES = [13, 15, 17, 20] as const;

/** Sub-N in year Y: born in Y−N or later. The youngest category that fits; none past Sub-20. */
export function categoryOf(birthYear: number, year: number): string | null {
  const limit = CATEGORIES.find((age) => birthYear >= year - age);
  return limit ? `Sub-${limit}` : null;
}
