/** Between the halves. */
const INTERVAL_MINUTES = 10;

/** How long a match keeps its field, teams and referee. */
export const minutesOf = (halfMinutes: number): number => 2 * halfMinutes + INTERVAL_MINUTES;

/** Between two matches on one field, where nobody says otherwise. */
export const BREAK_MINUTES = 10;

export const MOST_DAYS = 12;

/** One day on which is played, on the clock of the venue. */
export interface DayWindow {
  date: Temporal.PlainDate;
  from: Temporal.PlainTime;
  to: Temporal.PlainTime;
}

/** How an organiser asks for a proposal of kick-offs. */
export interface ScheduleForm {
  days: readonly DayWindow[];
  fields: readonly string[];
  matchMinutes: number;
  breakMinutes: number;
  restHours: number;
  /** Also those that have a time already get another one. */
  again: boolean;
}

export interface MoveForm {
  /** Null: it has no time any more. */
  date: Temporal.PlainDate | null;
  time: Temporal.PlainTime | null;
  field: string | null;
  referee: string | null;
  /** Read the warnings and wants it all the same. */
  confirmed: boolean;
}

export interface FieldForm {
  venue: string;
  name: string;
  address: string | null;
}
