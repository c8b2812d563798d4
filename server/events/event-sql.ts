/** For statements of other capabilities: when the event that this column names ends (`endOf` in domain/registrations). */
export const endOfEvent = (idColumn: string): string =>
  `(select coalesce(ends_at, starts_at + interval '4 hours') from events where events.id = ${idColumn})`;
