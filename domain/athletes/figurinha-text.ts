/** How a name is set: in one line as large as it goes, smaller, or in two lines. */
type NameFit = "large" | "small" | "two-lines";

// Characters that fit across the card in the condensed face at each size of figurinha.css.
const LARGE_FITS = 15;
const SMALL_FITS = 19;

export function nameFit(name: string): NameFit {
  const length = Array.from(name.trim()).length;
  if (length <= LARGE_FITS) return "large";
  return length <= SMALL_FITS ? "small" : "two-lines";
}
