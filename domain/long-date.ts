import type { CalendarDay } from "./dates.ts";

const MONTHS = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

/** 1º de novembro de 2026, as documents say it. */
export const longDate = ({ day, month, year }: CalendarDay): string =>
  `${day === 1 ? "1º" : day} de ${MONTHS[month - 1]} de ${year}`;
