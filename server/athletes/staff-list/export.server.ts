import { STANDINGS, type AthleteListQuery } from "#domain/athletes/staff-list.ts";
import { formatDay } from "#domain/date-time.ts";
import { isAdmin, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { listForStaff, type ListedForStaff } from "./staff-list.server.ts";

/** Nothing by which a child could be reached: no address, no phone, no day of birth, no guardian. */
const COLUMNS: readonly CsvColumn<ListedForStaff>[] = [
  ["Atleta", ({ name }) => name],
  ["Subdomínio", ({ subdomain }) => subdomain],
  ["Idade", ({ age }) => age],
  ["Posição", ({ position }) => position],
  ["Clube", ({ club }) => club],
  ["Status", ({ featured }) => (featured ? "Destaque" : "Normal")],
  ["Publicação", ({ standing }) => STANDINGS[standing]],
  ["Atualizado em", ({ updatedAt }) => formatDay(updatedAt)],
];

/** What a list of athletes shows, as CSV. Most are minors, so only admins take it, and the audit log says who did. */
export async function exportAthletes(
  actor: Actor,
  query: AthleteListQuery,
): Promise<Result<AsyncGenerator<string>, "not_allowed">> {
  if (!isAdmin(actor)) return err("not_allowed");
  await inTransaction(() =>
    audit(actor, "athlete.exported", null, { after: { ...query.filters, searched: query.text !== "" } }),
  );
  return ok(csvLines(COLUMNS, (after) => listForStaff(actor, { ...query, after, before: undefined })));
}
