const SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/;

/** Fourteen signs without punctuation, the alphanumeric form of 2026 included. */
export const isCnpj = (text: string): boolean =>
  SHAPE.test(text) && !/^(.)\1+$/.test(text) && cnpjCheckDigits(text.slice(0, 12)) === text.slice(12);

/** 12.345.678/0001-95 */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");

/** The two digits that follow the first twelve signs. */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** Modulo 11 with weights 2 to 9 from the right; a sign counts as its ASCII code less 48, so digits count as themselves. */
function checkDigit(signs: string): number {
  let sum = 0;
  for (let place = 0; place < signs.length; place++) {
    sum += (signs.charCodeAt(signs.length - 1 - place) - 48) * (2 + (place % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
