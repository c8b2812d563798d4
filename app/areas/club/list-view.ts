import { formatHeight } from "#domain/athletes/measures.ts";
import { searchAddress } from "#domain/athletes/search-address.ts";
import { formatDuration } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import { formatPlace } from "#domain/places.ts";
import { needWords, type Need } from "#domain/scouting/list-schema.ts";
import { seasonWords } from "#domain/scouting/list-words.ts";
import type { ContactHint } from "#server/messages/contact-hints.server.ts";
import type { ListEntry, ListHead } from "#server/scouting/list-page.server.ts";
import { contactWords } from "./contact-hint.ts";
import { changeWords, noteByline } from "./list-words.ts";

export type EntryView = ReturnType<typeof toEntryView>;
export type HeadView = ReturnType<typeof toHeadView>;
export type BestView = ReturnType<typeof toBestView>;

export const toHeadView = (list: ListHead, today: Temporal.PlainDate) => ({
  id: list.id,
  name: list.name,
  words: needWords(list),
  search: needAddress(list),
  archived: list.archived,
  counts: list.counts,
  total: list.total,
  changed: changeWords(list, today),
  people: list.people === 1 ? "1 pessoa do clube" : `${list.people} pessoas do clube`,
  open: list.open,
});

/** Search, narrowed to what a list needs. */
export const needAddress = ({ positions, bornFrom, bornTo, foot }: Need): string =>
  `/club/buscar${searchAddress(
    {
      positions,
      bornFrom: bornFrom ?? undefined,
      bornTo: bornTo ?? undefined,
      foot: foot ?? undefined,
      sort: "newest",
    },
    null,
  )}`;

/** An entry in words. Nothing of a profile that is not visible gets here. */
export const toEntryView = (entry: ListEntry, today: Temporal.PlainDate, hints: Hints) => ({
  id: entry.id,
  athleteId: entry.athleteId,
  place: entry.place,
  stage: entry.stage,
  athlete: entry.athlete && toAthleteView(entry.athlete),
  notes: entry.notes.map((note) => ({
    id: note.id,
    text: note.text,
    tags: note.tags,
    by: noteByline(note, today),
    last: noteByline({ ...note, match: null, minute: null }, today),
  })),
  noteCount: entry.noteCount,
  ownPrivate: entry.ownPrivate,
  contact: entry.athlete && contactWords(hints.get(entry.athleteId), { minor: entry.athlete.minor, today }),
});

type Hints = ReadonlyMap<string, ContactHint>;

const toAthleteView = (athlete: NonNullable<ListEntry["athlete"]>) => ({
  name: athlete.name,
  subdomain: athlete.subdomain,
  photo: athlete.photo,
  age: athlete.age,
  /** "16 · Sub-17 · Canhoto" */
  line: [athlete.age, athlete.category, athlete.foot].filter(Boolean).join(" · "),
  /** "16 anos · 2010 · Canhoto · 1,74 m" */
  facts: [
    `${athlete.age} anos`,
    athlete.birthYear,
    athlete.foot,
    athlete.heightCm && formatHeight(athlete.heightCm),
  ]
    .filter(Boolean)
    .join(" · "),
  position: athlete.position,
  /** "Serra Azul · Contagem" */
  short: [athlete.club ?? "Sem clube", athlete.city].filter(Boolean).join(" · "),
  /** "Capibaribe Futebol · Recife, PE" */
  long: [athlete.club ?? "Sem clube", formatPlace(athlete)].filter(Boolean).join(" · "),
  numbers: athlete.numbers && {
    source: athlete.numbers.source,
    games: formatNumber(athlete.numbers.games),
    minutes: formatNumber(athlete.numbers.minutes),
    goals: formatNumber(athlete.numbers.goals),
    assists: formatNumber(athlete.numbers.assists),
    seasons: seasonWords(athlete.numbers),
  },
});

export const toBestView = (
  { entry, clips }: { entry: ListEntry; clips: readonly { id: string; title: string; seconds: number }[] },
  today: Temporal.PlainDate,
  hints: Hints,
) => ({
  ...toEntryView(entry, today, hints),
  clips: clips.map(({ id, title, seconds }) => ({ id, title, length: formatDuration(seconds) })),
});
