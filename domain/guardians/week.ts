export interface Week {
  /** A Monday. */
  from: Temporal.PlainDate;
  /** The Monday after, which is no longer part of it. */
  until: Temporal.PlainDate;
}

/** The last week, Monday to Sunday, that is over on this day. */
export function lastWeek(today: Temporal.PlainDate): Week {
  const until = today.subtract({ days: today.dayOfWeek - 1 });
  return { from: until.subtract({ days: 7 }), until };
}

/** What happened to one athlete in a week. */
export interface WeekOfAthlete {
  athleteName: string;
  /** How many clubs looked at the profile. */
  clubs: number;
  contacts: number;
  media: number;
  changes: number;
}

/** Whether there is anything to tell about. */
export const somethingHappened = (athletes: readonly WeekOfAthlete[], waiting: number): boolean =>
  waiting > 0 ||
  athletes.some(({ clubs, contacts, media, changes }) => clubs + contacts + media + changes > 0);
