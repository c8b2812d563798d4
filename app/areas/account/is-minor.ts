/** Days as forms write them ("2010-06-15"); who is born on 29 February comes of age on 1 March. */
export function isMinor(birthdate: string, today: string): boolean {
  const match = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthdate);
  if (!match || birthdate > today) return false;
  return `${Number(match[1]) + 18}${match[2]}` > today;
}
