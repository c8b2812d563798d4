import { LINKED_FROM_AGE } from "#domain/championships/squad-fields.ts";
import type { DocumentKind, LinkState, TeamState } from "#domain/championships/vocabulary.ts";
import { ageOn } from "#domain/dates.ts";
import type { Organiser } from "#domain/events/policy.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { initialsOf } from "#domain/person-name.ts";
import { ok, type Result } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { teamCalendarPath } from "../matches/team-calendar.ts";
import {
  openSquad,
  type DoorProblem,
  type SquadDoor,
  type SquadLock,
  type SquadReader,
} from "./squad-door.ts";
import { rowsOfTeam, type SquadRow } from "./squad-rules.ts";

export interface AthleteRow {
  id: string;
  number: number;
  /** Initials for a scout of the organising club, or a dash. */
  name: string;
  bornYear: number | null;
  /** For the organiser only, who compares it with the document. */
  birthdate: string | null;
  goalkeeper: boolean;
  /** The CPF itself is nowhere. */
  hasCpf: boolean;
  /** A child under 13 is a number on every page and on paper, and is linked to no profile. */
  numberOnly: boolean;
  link: LinkState;
  /** Null: nobody looked at one yet. Who did is for the organiser only. */
  document: { kind: DocumentKind; checkedBy: string | null; checkedAt: string; faceAgrees: boolean } | null;
}

interface StaffRow {
  id: string;
  name: string;
  staffRole: string;
}

export interface SquadView {
  reader: SquadReader;
  organiser: Organiser;
  team: { id: string; name: string; shortName: string; state: TeamState };
  category: { name: string; bornFrom: number | null; bornTo: number | null; mostInSquad: number };
  championship: string;
  /** The last day on which the team changes its squad. */
  until: Temporal.PlainDate | null;
  lock: SquadLock | null;
  /** Where the team's matches are as a file for calendars. For the team: its organiser has the schedule. */
  calendar: string | null;
  athletes: AthleteRow[];
  staff: StaffRow[];
}

/**
 * A team's own squad, seen by its organiser or by whoever has its link. A scout of the organising club reads it as
 * everybody does: shirt numbers and initials.
 */
export async function squadOf(door: SquadDoor): Promise<Result<SquadView, DoorProblem>> {
  const opened = await openSquad(door);
  if (!opened.ok) return opened;
  const { reader, team, category, championship, lock } = opened.value;
  const rows = await rowsOfTeam(team.id);
  const calendar = door.by === "link" ? await teamCalendarPath(championship.id, team.id) : null;
  const { squadsUntil } = category;
  return ok({
    reader,
    organiser: { clubId: championship.clubId, organiserProfileId: championship.organiserProfileId },
    team: { id: team.id, name: team.name, shortName: team.shortName, state: team.state },
    category: {
      name: category.name,
      bornFrom: category.bornFrom,
      bornTo: category.bornTo,
      mostInSquad: category.mostInSquad,
    },
    championship: championship.name,
    until:
      squadsUntil &&
      squadsUntil.subtract({ seconds: 1 }).toZonedDateTimeISO(zoneOf(championship)).toPlainDate(),
    lock,
    calendar,
    athletes: rows
      .filter(({ role }) => role === "athlete")
      .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
      .map((row) => (reader === "scout" ? asShirt(row) : toAthlete(row, reader === "organiser"))),
    staff: (reader === "scout" ? [] : rows)
      .filter(({ role }) => role === "staff")
      .toSorted((one, other) => one.name.localeCompare(other.name, "pt-BR"))
      .map(({ id, name, staffRole }) => ({ id, name, staffRole: staffRole ?? "" })),
  });
}

/** As on public pages, whatever the family agreed to. */
const asShirt = (row: SquadRow): AthleteRow => ({
  id: row.id,
  number: row.number ?? 0,
  name: isNumberOnly(row) ? "–" : initialsOf(row.name),
  bornYear: null,
  birthdate: null,
  goalkeeper: row.goalkeeper,
  hasCpf: false,
  numberOnly: isNumberOnly(row),
  link: "none",
  document: null,
});

const isNumberOnly = ({ birthdate }: SquadRow): boolean =>
  birthdate === null || ageOn(birthdate, today()) < LINKED_FROM_AGE;

const toAthlete = (row: SquadRow, forOrganiser: boolean): AthleteRow => ({
  id: row.id,
  number: row.number ?? 0,
  name: row.name,
  bornYear: row.birthdate?.year ?? null,
  birthdate: forOrganiser ? (row.birthdate?.toString() ?? null) : null,
  goalkeeper: row.goalkeeper,
  hasCpf: row.cpfHash !== null,
  numberOnly: isNumberOnly(row),
  link: row.linkState,
  document: row.documentKind && {
    kind: row.documentKind,
    checkedBy: forOrganiser ? row.documentCheckedBy : null,
    checkedAt: row.documentCheckedAt!.toString(),
    faceAgrees: row.faceAgrees!,
  },
});
