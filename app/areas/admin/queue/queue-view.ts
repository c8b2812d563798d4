import { REPORT_REASONS } from "#domain/moderation/reports.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import type { queueBeside } from "#server/moderation/moderation.server.ts";
import { REVIEW_TEXT } from "../review-text.ts";
import { addressIn, type QueuePart } from "./queue-address.ts";
import type { QueueItem } from "./queue-column.tsx";

/** What stands beside a review, in words. */
export function toQueueView(
  { entries, counts, next, previous }: Awaited<ReturnType<typeof queueBeside>>,
  { part, currentId, now }: { part: QueuePart; currentId: string; now: Temporal.Instant },
) {
  const { tipo } = part;
  // Chosen again, a tab leads back to the whole queue.
  const tab = (fila: "minhas" | "livres", label: string, count: number) => ({
    to: addressIn({ tipo, fila: part.fila === fila ? undefined : fila }, currentId),
    label,
    count,
    current: part.fila === fila,
  });
  const items = entries.map(({ id, kind, subject, reportReason, createdAt, assignee, mine }): QueueItem => {
    const { label } = REVIEW_TEXT[kind];
    return {
      id,
      to: addressIn(part, id),
      title: subject ?? "Já removido",
      note: reportReason ? `${label}: ${REPORT_REASONS[reportReason].toLowerCase()}` : label,
      age: ageText(createdAt, now),
      old: isOld(createdAt, now),
      holder: mine ? "me" : assignee,
    };
  });
  return {
    items,
    total: counts.all,
    listTo: addressIn({ tipo }),
    next: next && addressIn(part, next),
    previous: previous && addressIn(part, previous),
    tabs: [tab("minhas", "Minhas", counts.mine), tab("livres", "Livres", counts.free)],
    currentId,
  };
}
