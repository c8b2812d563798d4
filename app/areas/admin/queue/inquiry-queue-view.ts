import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import type { InquiryQueue } from "#server/inquiries/staff.server.ts";
import type { QueueItem } from "./queue-column.tsx";

type Fila = "minhas" | "livres" | undefined;

export const filaIn = ({ searchParams }: URL): Fila => {
  const fila = searchParams.get("fila");
  return fila === "minhas" || fila === "livres" ? fila : undefined;
};

const addressOf = (id: string, fila: Fila): string =>
  `${INQUIRY_LIST.path}/${id}${fila ? `?fila=${fila}` : ""}`;

/** What stands beside a message, in words. */
export function toInquiryQueueView(
  { entries, counts, next, previous }: InquiryQueue,
  at: { fila: Fila; currentId: string; now: Temporal.Instant; today: Temporal.PlainDate },
) {
  const items = entries.map(({ id, name, note, createdAt, dueOn, assignee, mine }): QueueItem => {
    const deadline = dueOn && deadlineOf(dueOn, at.today);
    return {
      id,
      to: addressOf(id, at.fila),
      title: name,
      note: deadline ? `${note} · ${deadline.text}` : note,
      age: ageText(createdAt, at.now),
      old: deadline ? deadline.level === "late" : isOld(createdAt, at.now),
      holder: mine ? "me" : assignee,
    };
  });
  // Chosen again, a tab leads back to the whole queue.
  const tab = (fila: "minhas" | "livres", label: string, count: number) => ({
    to: addressOf(at.currentId, at.fila === fila ? undefined : fila),
    label,
    count,
    current: at.fila === fila,
  });
  return {
    items,
    total: counts.all,
    listTo: INQUIRY_LIST.path,
    next: next && addressOf(next, at.fila),
    previous: previous && addressOf(previous, at.fila),
    tabs: [tab("minhas", "Minhas", counts.mine), tab("livres", "Livres", counts.free)],
    currentId: at.currentId,
  };
}
