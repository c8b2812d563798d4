import { REPORT_REASONS } from "#domain/moderation/reports.ts";
import { REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import type { queueBeside } from "#server/moderation/moderation.server.ts";
import { addressIn, type QueuePart } from "./queue-address.ts";
import type { QueueItem } from "./queue-column.tsx";

/** What stands beside a review, in words. */
export function toQueueView(
  { entries, counts, next, previous }: Awaited<ReturnType<typeof queueBeside>>,
  { part, currentId, now }: { part: QueuePart; currentId: string; now: Temporal.Instant },
) {
  const { kind: shown, whose } = part;
  // Chosen again, a tab leads back to the whole queue.
  const tab = (one: "mine" | "free", label: string, count: number) => ({
    to: addressIn({ kind: shown, whose: whose === one ? undefined : one }, currentId),
    label,
    count,
    current: whose === one,
  });
  const items = entries.map(({ id, kind, subject, reportReason, createdAt, assignee, mine }): QueueItem => {
    const label = REVIEW_LABELS[kind];
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
    order: "Mais antigas primeiro",
    listTo: addressIn({ kind: shown }),
    next: next && addressIn(part, next),
    previous: previous && addressIn(part, previous),
    tabs: [tab("mine", "Minhas", counts.mine), tab("free", "Livres", counts.free)],
    currentId,
  };
}
