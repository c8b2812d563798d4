/**
 * SQL: whether somebody came, so that every list, count and debt asks the same. A reading that was undone is none. The
 * column is written into the statement.
 */
export const came = (registration: "r.id" | "registrations.id" | "evaluations.registration_id"): string =>
  `exists (select from check_ins c where c.registration_id = ${registration} and c.undone_at is null)`;
