interface CalendarEntry {
  uid: string;
  title: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  cancelled: boolean;
  location: string;
  description: string | null;
  url: string;
}

/** A calendar file with one event (RFC 5545). `now` is when it was written. */
export const toCalendarFile = (entry: CalendarEntry, now: Temporal.Instant): string =>
  toCalendar([entry], now);

/** The same with several, such as all matches of a team. */
export function toCalendar(entries: readonly CalendarEntry[], now: Temporal.Instant): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Joia da Base//Eventos//PT",
    "METHOD:PUBLISH",
    ...entries.flatMap((entry) => eventLines(entry, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const eventLines = (entry: CalendarEntry, now: Temporal.Instant): string[] => [
  "BEGIN:VEVENT",
  `UID:${entry.uid}`,
  `DTSTAMP:${utc(now)}`,
  // Of two files the later one holds. Nobody counts changes, and some of them, like a team that leaves, are not the entry's.
  `SEQUENCE:${Math.floor(now.epochMilliseconds / 60_000)}`,
  `DTSTART:${utc(entry.startsAt)}`,
  ...(entry.endsAt ? [`DTEND:${utc(entry.endsAt)}`] : []),
  ...(entry.cancelled ? ["STATUS:CANCELLED"] : []),
  `SUMMARY:${escapeText(entry.title)}`,
  `LOCATION:${escapeText(entry.location)}`,
  ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
  `URL:${entry.url}`,
  "END:VEVENT",
];

/** 20261121T113000Z */
const utc = (instant: Temporal.Instant) => instant.round("second").toString().replaceAll(/[-:]/g, "");

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

const LONGEST_OCTETS = 75;
const ENCODER = new TextEncoder();

/** No line is longer than 75 octets; what goes on begins with a space. A letter is never split. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = ENCODER.encode(character).length;
    if (length + octets > LONGEST_OCTETS) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
