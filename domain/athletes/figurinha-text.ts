/** How a name is set: in one line as large as it goes, smaller, or in two lines. */
export type NameFit = "large" | "small" | "two-lines";

// Characters that fit across the card in the condensed face at each size of figurinha.css.
const LARGE_FITS = 15;
const SMALL_FITS = 19;

export function nameFit(name: string): NameFit {
  const length = Array.from(name.trim()).length;
  if (length <= LARGE_FITS) return "large";
  return length <= SMALL_FITS ? "small" : "two-lines";
}

/** "São José dos Campos, SP" → a city that may be cut short and a state that may not. */
export function splitPlace(place: string | null): { city: string | null; state: string | null } {
  const match = place?.match(/^(.+), (\p{Lu}{2})$/u);
  return match ? { city: match[1]!, state: match[2]! } : { city: place, state: null };
}
