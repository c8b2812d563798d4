import { formatCnpj } from "#domain/cnpj.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatPlace } from "#domain/places.ts";
import type { StaffClubValues } from "#server/clubs/staff/edit.server.ts";
import type { ClubForStaff } from "#server/clubs/staff/read.server.ts";

/** What the form of a club holds when it is opened. */
export const clubFormValues = ({ place, ...values }: StaffClubValues): Record<string, string> => ({
  name: values.name,
  cnpj: values.cnpj ? formatCnpj(values.cnpj) : "",
  city: formatPlace(place) ?? "",
  foundationYear: String(values.foundationYear ?? ""),
  address: values.address ?? "",
  responsible: values.responsible ?? "",
  contactEmail: values.contactEmail ?? "",
  phone: values.phone ? formatPhone(values.phone) : "",
  instagram: values.instagram ?? "",
  youtube: values.youtube ?? "",
  website: values.website ?? "",
  category: values.category ?? "",
  partnership: values.partnership ?? "",
  highlighted: values.highlighted ? "on" : "",
  position: String(values.position ?? ""),
  description: values.description ?? "",
});

/** A club's page for staff, as text. */
export const toClubView = ({
  verifiedAt,
  deletedAt,
  createdAt,
  savedAt: _savedAt,
  ...club
}: ClubForStaff) => ({
  ...club,
  values: clubFormValues(club.values),
  verifiedOn: club.verified && verifiedAt ? formatDay(verifiedAt) : null,
  deletedAt: deletedAt && formatDateTime(deletedAt),
  createdOn: formatDay(createdAt),
  members: club.members.map(({ since, ...member }) => ({ ...member, since: formatDay(since) })),
  adjustments: club.adjustments.map(({ at, ...adjustment }) => ({ ...adjustment, day: formatDay(at) })),
});

export type ClubView = ReturnType<typeof toClubView>;
