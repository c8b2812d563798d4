/** Centimetres from what people write: "1.80m", "1,80", "180 cm". */
export function parseHeight(text: string): number | null {
  const match = /^(\d+(?:[.,]\d{1,2})?)\s*(m|cm)?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const number = Number(match[1]!.replace(",", "."));
  const centimetres = Math.round(number < 3 && match[2] !== "cm" ? number * 100 : number);
  return centimetres >= 100 && centimetres <= 230 ? centimetres : null;
}

/** Kilograms from "75kg", "75", "75,4 kg". */
export function parseWeight(text: string): number | null {
  const match = /^(\d+(?:[.,]\d)?)\s*(?:kg)?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const kilograms = Math.round(Number(match[1]!.replace(",", ".")));
  return kilograms >= 25 && kilograms <= 150 ? kilograms : null;
}

/** 1,80 m */
export const formatHeight = (centimetres: number): string =>
  `${(centimetres / 100).toFixed(2).replace(".", ",")} m`;

/** 75 kg */
export const formatWeight = (kilograms: number): string => `${kilograms} kg`;
