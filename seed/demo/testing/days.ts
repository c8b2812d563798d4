/** Days on which demo data must hold as well as today: ends of years, a leap day, and the middle. */
export const DAYS = ["2026-11-15", "2027-01-01", "2027-03-20", "2027-07-04", "2027-12-31", "2028-02-29"].map(
  (day) => Temporal.PlainDate.from(day),
);
