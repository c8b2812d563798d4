import { markedParts } from "#domain/athletes/marked-text.ts";
import { sinceText } from "#domain/moderation/lease.ts";
import { REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";
import type { ReviewPage, ReviewPerson } from "#server/moderation/moderation.server.ts";

export type ReviewView = ReturnType<typeof toReviewView>;
export type SubjectData = ReviewView["subject"];
export type SignalsView = ReviewView["signals"][number];

type Format = (instant: Temporal.Instant) => string;

/** Instants become text here, so that server and browser show the same words. */
export function toReviewView(page: ReviewPage, format: Format, now: Temporal.Instant) {
  const { lease } = page;
  return {
    ...instantsToText(page, format),
    kindLabel: REVIEW_LABELS[page.kind],
    title: page.subject ? (page.subject.title ?? "Conteúdo removido") : "Já removido",
    decidedBy: personText(page.decidedBy),
    lease: lease && {
      mine: lease.mine,
      by: personText(lease.by) ?? "Alguém da equipe",
      since: sinceText(lease.since, now),
    },
    earlier: instantsToText(page.earlier, format).map((earlier) => ({
      ...earlier,
      kindLabel: REVIEW_LABELS[earlier.kind],
      decidedBy: personText(earlier.decidedBy),
    })),
  };
}

/** The signals beside a message to the team. */
export const toSignalsView = (signals: ReviewPage["signals"][number], format: Format): SignalsView =>
  instantsToText(signals, format);

/** What to do with a passage that the page shows marked; null where it marks none. */
export function markedNote({
  subject,
  adjustable,
}: Pick<ReviewView, "subject" | "adjustable">): string | null {
  const about = aboutIn(subject);
  if (!about || !markedParts(about).some(({ marked }) => marked)) return null;
  return adjustable ? "Trecho marcado. Peça ajuste." : "Trecho marcado.";
}

function aboutIn(subject: SubjectData): string | null {
  if (subject?.type === "athlete") return subject.athlete.site.about;
  return subject?.type === "report" && subject.preview ? subject.preview.about : null;
}

const personText = (person: ReviewPerson | null): string | null =>
  person && (person.name ?? "Alguém que saiu da equipe");

type WithText<Value> = Value extends Temporal.Instant
  ? string
  : Value extends readonly (infer Item)[]
    ? WithText<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithText<Value[Key]> }
      : Value;

/** The same value with a text for each instant in it, however deep. */
function instantsToText<Value>(value: Value, format: Format): WithText<Value>;
function instantsToText(value: unknown, format: Format): unknown {
  if (value instanceof Temporal.Instant) return format(value);
  if (Array.isArray(value)) return value.map((item) => instantsToText(item as unknown, format));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, instantsToText(item as unknown, format)]),
  );
}
