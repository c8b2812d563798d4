import { LINKED_FROM_AGE } from "#domain/championships/squad-fields.ts";
import { ageOn } from "#domain/dates.ts";
import { initialsOf } from "#domain/person-name.ts";
import { namesInCompetitions } from "#server/athletes/competition-names.server.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { inArray } from "#server/platform/database/orm.ts";
import { championshipSquad } from "../teams/tables.ts";

/** Somebody of a squad as everybody may read them. */
export interface ShownPerson {
  row: string;
  staff: boolean;
  number: number | null;
  /** The whole name with the yes of who decides, initials otherwise; null: only the number is shown. */
  name: string | null;
  named: boolean;
  /** Address of the public profile, only where named. */
  subdomain: string | null;
  /** Named, and not for search engines: a page that shows them is kept out of these. */
  unlisted: boolean;
}

/** `elsewhere`: on the page of another site, where minors are never named. */
type Where = "page" | "elsewhere";

/**
 * How these rows of squads are shown in public. Only a row that is linked to a public profile, and whose athlete or
 * guardian agreed to it, has a name; staff and children under 13 have none, not even initials.
 */
export async function shownPeople(
  rowIds: readonly string[],
  where: Where = "page",
): Promise<ReadonlyMap<string, ShownPerson>> {
  if (rowIds.length === 0) return new Map();
  const { id, role, number, name, birthdate, athleteId, linkState, erasedAt } = championshipSquad;
  const rows = await db()
    .select({ id, role, number, name, birthdate, athleteId, linkState, erasedAt })
    .from(championshipSquad)
    .where(inArray(championshipSquad.id, [...new Set(rowIds)]));
  const linked = rows.flatMap((row) =>
    row.athleteId && row.linkState === "confirmed" && !row.erasedAt ? [row.athleteId] : [],
  );
  const names = await namesInCompetitions(linked);
  const date = today();
  return new Map(
    rows.map((row): [string, ShownPerson] => {
      const staff = row.role === "staff";
      const nobody = staff || row.erasedAt !== null || !row.birthdate;
      const child = nobody || ageOn(row.birthdate!, date) < LINKED_FROM_AGE;
      const found =
        !child && row.athleteId && row.linkState === "confirmed" ? names.get(row.athleteId) : undefined;
      const named = found && (where === "page" || !found.minor) ? found : null;
      return [
        row.id,
        {
          row: row.id,
          staff,
          number: row.number,
          name: child ? null : (named?.name ?? initialsOf(row.name)),
          named: named !== null,
          subdomain: named?.subdomain ?? null,
          unlisted: named !== null && !named.indexable,
        },
      ];
    }),
  );
}
