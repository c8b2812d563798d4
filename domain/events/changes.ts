/** What a family has to know when it changes. */
const FAMILY_FACTS = ["startsAt", "endsAt", "location", "city", "state", "feeCents"] as const;

/** What staff have read and approved besides. */
const READ_BY_STAFF = [
  ...FAMILY_FACTS,
  "type",
  "title",
  "description",
  "bring",
  "mapUrl",
  "imageUrl",
] as const;

const isAmong = (names: readonly string[]) => (field: string) => names.includes(field);

/** Whether those who are registered have to be told. */
export const tellsFamilies = (fields: readonly string[]): boolean => fields.some(isAmong(FAMILY_FACTS));

/** Whether staff look at an approved event again. It stays public meanwhile. */
export const needsNewReview = (fields: readonly string[]): boolean => fields.some(isAmong(READ_BY_STAFF));
