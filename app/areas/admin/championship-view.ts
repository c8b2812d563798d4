import { formatDateTime, formatDay } from "#domain/date-time.ts";
import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { formatPlace } from "#domain/places.ts";
import type { readForStaff } from "#server/events/staff/championships.server.ts";
import { periodText } from "./period-text.ts";

/** What the form of a championship holds when it is opened. */
export const championshipFormValues = (values: ChampionshipValues): Record<string, string> => ({
  name: values.name,
  description: values.description ?? "",
  location: values.location ?? "",
  city: formatPlace(values) ?? "",
  startDate: values.startDate?.toString() ?? "",
  endDate: values.endDate?.toString() ?? "",
});

type Read = Extract<Awaited<ReturnType<typeof readForStaff>>, { ok: true }>["value"];

/** A championship's page for staff, as text. */
export const toChampionshipView = (championship: Read) => ({
  id: championship.id,
  values: championshipFormValues(championship.values),
  period: periodText(championship.values.startDate, championship.values.endDate),
  status: championship.status,
  statusReason: championship.statusReason,
  organiser: championship.organiser,
  categories: championship.categories,
  counts: championship.counts,
  event: championship.event,
  createdOn: formatDay(championship.createdAt),
  deletedAt: championship.deletedAt && formatDateTime(championship.deletedAt),
});

export type ChampionshipView = ReturnType<typeof toChampionshipView>;
