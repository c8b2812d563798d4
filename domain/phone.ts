/** Area codes that exist (Anatel). */
const AREAS = new Set(
  (
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 " +
    "61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99"
  ).split(" "),
);

/** "(11) 91234-5678", "11 3123-4567" or "+55 11 …" to "+5511912345678"; null when no Brazilian number looks so. */
export function parsePhone(text: string): string | null {
  if (!/^[\d\s().+-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^0(?=\d{10,11}$)/, "");
  const national = digits.length > 11 && digits.startsWith("55") ? digits.slice(2) : digits;
  // Mobile numbers have nine digits and begin with 9; landlines have eight and begin with 2 to 5.
  return AREAS.has(national.slice(0, 2)) && /^\d{2}(9\d{8}|[2-5]\d{7})$/.test(national)
    ? `+55${national}`
    : null;
}

/** (11) 91234-5678 */
export function formatPhone(phone: string): string {
  const match = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(phone);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}
