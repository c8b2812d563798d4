import { formatDateTime } from "#domain/date-time.ts";
import { isAdmin, userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { InquiryListQuery } from "#domain/inquiries/staff-list.ts";
import { canModerate } from "#domain/moderation/policy.ts";
import { formatPhone } from "#domain/phone.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import { pageOf } from "./staff-queries.ts";
import { toInquiries, type Inquiry } from "./staff-view.ts";

const BATCH = 500;

/** What reaches somebody, and what was written freely, is in no file about minors. */
const unlessMinor =
  (of: (inquiry: Inquiry) => string | null) =>
  (inquiry: Inquiry): string | null =>
    inquiry.aboutMinor ? null : of(inquiry);

const COLUMNS: readonly CsvColumn<Inquiry>[] = [
  ["Recebida em", ({ createdAt }) => formatDateTime(createdAt)],
  ["Tipo", ({ kindLabel }) => kindLabel],
  ["Situação", ({ state }) => (state === "new" ? "Nova" : "Tratada")],
  ["Nome", ({ name }) => name],
  ["E-mail", unlessMinor(({ email }) => email)],
  ["E-mail do responsável", ({ emailOfGuardian }) => (emailOfGuardian ? "Sim" : "Não")],
  // With its "+", a spreadsheet would take it for a formula.
  ["Telefone", unlessMinor(({ phone }) => phone && formatPhone(phone))],
  ["Assunto", unlessMinor(({ subject }) => subject)],
  ["Mensagem", unlessMinor(({ message }) => message)],
  ["Atleta", ({ athlete }) => athlete && athlete.name],
  ["Outros dados", ({ details }) => details.map(({ label, value }) => `${label}: ${value}`).join(", ")],
  ["Tratada em", ({ handledAt }) => handledAt && formatDateTime(handledAt)],
];

/**
 * What the list shows as CSV, read in batches, so that few are in memory at a time. Rows about minors are for admins
 * only, without contact and words.
 */
export async function exportInquiries(
  actor: Actor,
  query: InquiryListQuery,
): Promise<Result<AsyncGenerator<string>, "not_allowed">> {
  if (!canModerate(actor)) return err("not_allowed");
  const { kind = null, state = "new" } = query.filters;
  // Much personal data leaves at once: the audit log says who took it, before the first line is sent.
  await inTransaction(() =>
    audit(actor, "inquiry.exported", null, { after: { kind, state, searched: query.text !== "" } }),
  );
  return ok(
    csvLines(COLUMNS, async (after) => {
      const page = await pageOf({ ...query, after, before: undefined }, userIdOf(actor), BATCH);
      const rows = await toInquiries(page.rows);
      return { ...page, rows: isAdmin(actor) ? rows : rows.filter(({ aboutMinor }) => !aboutMinor) };
    }),
  );
}
