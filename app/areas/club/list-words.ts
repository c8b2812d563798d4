import { TIME_ZONE } from "#domain/date-time.ts";
import { formatDate } from "#domain/dates.ts";
import { firstName } from "#domain/person-name.ts";
import { matchWords } from "#domain/scouting/note-schema.ts";

/** Who did something and has erased the account since. */
export const GONE = "Alguém que saiu";

/** "hoje", "ontem", "09/11", and with its year when it was another one. */
export function dayWords(instant: Temporal.Instant, today: Temporal.PlainDate): string {
  const day = instant.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  const ago = day.until(today, { largestUnit: "days" }).days;
  if (ago === 0) return "hoje";
  if (ago === 1) return "ontem";
  return day.year === today.year ? formatDate(day).slice(0, 5) : formatDate(day);
}

interface NoteFacts {
  author: string | null;
  writtenAt: Temporal.Instant;
  match: string | null;
  minute: number | null;
}

/** "Renato, 02/11 · Copa Vale Verde, 61’" */
export const noteByline = (note: NoteFacts, today: Temporal.PlainDate): string =>
  [`${note.author ? firstName(note.author) : GONE}, ${dayWords(note.writtenAt, today)}`, matchWords(note)]
    .filter(Boolean)
    .join(" · ");

/** "Renato, ontem": who changed a list last. */
export const changeWords = (
  { changedBy, changedAt }: { changedBy: string | null; changedAt: Temporal.Instant },
  today: Temporal.PlainDate,
): string => `${changedBy ? firstName(changedBy) : GONE}, ${dayWords(changedAt, today)}`;
