import { bornText } from "#domain/championships/squad-fields.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatDate, formatIsoDate } from "#domain/dates.ts";
import type { AthleteRow, SquadView } from "#server/championships/teams/read-squad.server.ts";
import { lockText } from "./squad-words.ts";

/** A squad as its page draws it, for its organiser or for who has the team's link. */
export function squadPageView(squad: SquadView) {
  const { reader, team, category, championship, until, lock, calendar, athletes, staff } = squad;
  const lastDay = until && formatDate(until);
  return {
    /** A scout of the organising club reads numbers and initials. */
    initials: reader === "scout",
    /** By its own link. */
    byTeam: reader === "team",
    team,
    championship,
    category: category.name,
    born: bornText(category),
    most: category.mostInSquad,
    lastDay,
    lock: lock && lockText(lock, lastDay),
    calendar,
    athletes: athletes.map(athleteView),
    staff,
  };
}

const athleteView = ({ birthdate, document, ...athlete }: AthleteRow) => ({
  ...athlete,
  birthdate: birthdate && formatIsoDate(birthdate),
  document: document && {
    kind: document.kind,
    checkedBy: document.checkedBy,
    checkedAt: formatDay(Temporal.Instant.from(document.checkedAt)),
    faceAgrees: document.faceAgrees,
  },
});

export type SquadPageView = ReturnType<typeof squadPageView>;
export type AthleteView = SquadPageView["athletes"][number];
