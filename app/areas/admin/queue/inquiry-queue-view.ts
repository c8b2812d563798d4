import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { ageText, isOld } from "#domain/moderation/waiting.ts";
import type { InquiryQueue } from "#server/inquiries/staff.server.ts";
import { inquiryAddress, type InquiryPart } from "./inquiry-address.ts";
import type { QueueItem } from "./queue-column.tsx";

/** What stands beside a message, in words. */
export function toInquiryQueueView(
  { entries, counts, next, previous }: InquiryQueue,
  at: { part: InquiryPart; currentId: string; now: Temporal.Instant; today: Temporal.PlainDate },
) {
  const { kind, whose } = at.part;
  const items = entries.map(({ id, name, note, createdAt, dueOn, assignee, mine }): QueueItem => {
    const deadline = dueOn && deadlineOf(dueOn, at.today);
    return {
      id,
      to: inquiryAddress(at.part, id),
      title: name,
      note: deadline ? `${note} · ${deadline.text}` : note,
      age: ageText(createdAt, at.now),
      old: deadline ? deadline.level === "late" : isOld(createdAt, at.now),
      holder: mine ? "me" : assignee,
    };
  });
  // Chosen again, a tab leads back to the whole queue.
  const tab = (one: "mine" | "free", label: string, count: number) => ({
    to: inquiryAddress({ kind, whose: whose === one ? undefined : one }, at.currentId),
    label,
    count,
    current: whose === one,
  });
  return {
    items,
    total: counts.all,
    order: kind === "data_request" ? "Prazo mais próximo primeiro" : "Mais antigas primeiro",
    listTo: inquiryAddress({ kind }),
    next: next && inquiryAddress(at.part, next),
    previous: previous && inquiryAddress(at.part, previous),
    tabs: [tab("mine", "Minhas", counts.mine), tab("free", "Livres", counts.free)],
    currentId: at.currentId,
  };
}
