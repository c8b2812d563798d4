import { formatShortDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import type { ListedForStaff } from "#server/athletes/staff-list/staff-list.server.ts";

export type AthleteRow = ReturnType<typeof toAthleteRow>;

/** What the list of athletes shows of one of them. */
export const toAthleteRow = (
  { updatedAt, guardian, minor, ...row }: ListedForStaff,
  today: Temporal.PlainDate,
) => ({
  ...row,
  handle: row.subdomain ? `@${row.subdomain}` : "sem-subdominio",
  guardian: guardianText(minor, guardian),
  updated: formatShortDay(updatedAt, today),
});

function guardianText(minor: boolean, guardian: ListedForStaff["guardian"]): string {
  if (!minor) return "maior de idade";
  if (!guardian) return "sem responsável";
  return `resp. ${guardian.confirmed ? shortName(guardian.name) : "não confirmou"}`;
}

/** "Rosângela V." */
function shortName(name: string): string {
  const last = name.trim().split(/\s+/).slice(1).at(-1);
  return last ? `${firstName(name)} ${last.charAt(0)}.` : firstName(name);
}
