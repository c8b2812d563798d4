import { formatDateTime } from "#domain/date-time.ts";
import type { Actor } from "#domain/identity/actor.ts";
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

const COLUMNS: readonly CsvColumn<Inquiry>[] = [
  ["Recebida em", ({ createdAt }) => formatDateTime(createdAt)],
  ["Tipo", ({ kindLabel }) => kindLabel],
  ["Situação", ({ state }) => (state === "new" ? "Nova" : "Tratada")],
  ["Nome", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["E-mail do responsável", ({ emailOfGuardian }) => (emailOfGuardian ? "Sim" : "Não")],
  // With its "+", a spreadsheet would take it for a formula.
  ["Telefone", ({ phone }) => phone && formatPhone(phone)],
  ["Assunto", ({ subject }) => subject],
  ["Mensagem", ({ message }) => message],
  ["Atleta", ({ athlete }) => athlete && athlete.name],
  ["Outros dados", ({ details }) => details.map(({ label, value }) => `${label}: ${value}`).join(", ")],
  ["Tratada em", ({ handledAt }) => handledAt && formatDateTime(handledAt)],
];

/** All that the list shows as CSV, read in batches, so that few are in memory at a time. */
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
      const page = await pageOf({ ...query, after, before: undefined }, BATCH);
      return { ...page, rows: await toInquiries(page.rows) };
    }),
  );
}
