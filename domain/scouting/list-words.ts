/** Of whom nothing is shown any more. */
export const UNAVAILABLE = "Atleta indisponível";

/** "temporada 2026", "temporadas 2024–2026" */
export function seasonWords({
  firstYear,
  lastYear,
}: {
  firstYear: number | null;
  lastYear: number | null;
}): string {
  if (firstYear === null || lastYear === null) return "sem ano";
  return firstYear === lastYear ? `temporada ${lastYear}` : `temporadas ${firstYear}–${lastYear}`;
}
