import { formatCnpj } from "#domain/cnpj.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { formatDate } from "#domain/dates.ts";
import { formatPhone } from "#domain/phone.ts";
import type { StaffSponsorInput } from "#domain/sponsors/staff-schema.ts";
import type { SponsorForStaff } from "#server/sponsors/staff/read.server.ts";

/** What the form of a sponsor holds when it is opened. */
export const sponsorFormValues = (values: StaffSponsorInput): Record<string, string> => ({
  name: values.name,
  description: values.description ?? "",
  link: values.link ?? "",
  segment: values.segment ?? "",
  level: values.level,
  status: values.status,
  contractStart: values.contractStart?.toString() ?? "",
  contractEnd: values.contractEnd?.toString() ?? "",
  featured: values.featured ? "on" : "",
  cnpj: values.cnpj ? formatCnpj(values.cnpj) : "",
  responsible: values.responsible ?? "",
  phone: values.phone ? formatPhone(values.phone) : "",
  address: values.address ?? "",
});

/** "12/03/2026 a 12/03/2027", as far as it is known. */
export function contractText({
  contractStart,
  contractEnd,
}: Pick<StaffSponsorInput, "contractStart" | "contractEnd">): string | null {
  if (contractStart && contractEnd) return `${formatDate(contractStart)} a ${formatDate(contractEnd)}`;
  if (contractStart) return `desde ${formatDate(contractStart)}`;
  return contractEnd && `até ${formatDate(contractEnd)}`;
}

/** A sponsor's page for staff, as text. */
export const toSponsorView = ({ savedAt: _savedAt, ...sponsor }: SponsorForStaff) => ({
  ...sponsor,
  values: sponsorFormValues(sponsor.values),
  contract: contractText(sponsor.values),
  createdOn: formatDay(sponsor.createdAt),
  createdAt: undefined,
  deletedAt: sponsor.deletedAt && formatDateTime(sponsor.deletedAt),
});

export type SponsorView = ReturnType<typeof toSponsorView>;
