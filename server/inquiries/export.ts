import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatDateTime } from "#domain/date-time.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { canModerate } from "#domain/moderation/policy.ts";
import { formatPhone } from "#domain/phone.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { listInquiries, type InquiryFilter } from "./staff-queries.ts";
import { toInquiries, type Inquiry } from "./staff-view.ts";

const BATCH = 500;

const COLUMNS: readonly (readonly [header: string, of: (inquiry: Inquiry) => string | null])[] = [
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

/** All inquiries of a filter as CSV, read in batches, so that few are in memory at a time. */
export async function exportInquiries(
  actor: Actor,
  filter: InquiryFilter,
): Promise<Result<AsyncGenerator<string>, "not_allowed">> {
  if (!canModerate(actor)) return err("not_allowed");
  // Much personal data leaves at once: the audit log says who took it, before the first line is sent.
  await inTransaction(() =>
    audit(actor, "inquiry.exported", null, {
      after: { kind: filter.kind ?? null, state: filter.state ?? null },
    }),
  );
  return ok(lines(filter));
}

async function* lines(filter: InquiryFilter): AsyncGenerator<string> {
  yield CSV_BEGIN + csvRow(COLUMNS.map(([header]) => header));
  let rows = await listInquiries(filter, { limit: BATCH });
  while (rows.length > 0) {
    const inquiries = await toInquiries(rows);
    yield inquiries.map((inquiry) => csvRow(COLUMNS.map(([, of]) => of(inquiry)))).join("");
    rows = rows.length < BATCH ? [] : await listInquiries(filter, { after: rows.at(-1), limit: BATCH });
  }
}
