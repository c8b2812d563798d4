/** Eleven digits without punctuation, with the right check digits. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !/^(\d)\1+$/.test(digits) &&
  cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9);

/** "529.982.247-25" as people write it, to digits alone. */
export const cpfDigits = (text: string): string => text.replaceAll(/[\s.-]/g, "");

/** The two digits that follow the first nine. */
export function cpfCheckDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** Modulo 11 with weights from 2 upwards, from the right. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += Number(digits[digits.length - 1 - place]) * (2 + place);
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
