import { accountRows, billingRows } from "./rows/account.ts";
import { adminRows } from "./rows/admin.ts";
import { championshipRows, teamRows } from "./rows/championships.ts";
import { clubRows, messageRows, scoutingRows } from "./rows/club.ts";
import { adminAthleteRows, toolRows } from "./rows/desk.ts";
import { organiserRows, registrationRows } from "./rows/events.ts";
import { athleteRows, guardianRows } from "./rows/family.ts";
import { fileRows, publicRows } from "./rows/public.ts";
import { recordRows, userRows } from "./rows/records.ts";
import { settingRows } from "./rows/settings.ts";
import type { MatrixRow } from "./table.ts";

/** Who hears what, by area. */
export const AREAS: Readonly<Record<string, readonly MatrixRow[]>> = {
  "public pages": publicRows,
  files: fileRows,
  accounts: accountRows,
  paying: billingRows,
  athletes: athleteRows,
  guardians: guardianRows,
  clubs: clubRows,
  scouting: scoutingRows,
  conversations: messageRows,
  registrations: registrationRows,
  organisers: organiserRows,
  championships: championshipRows,
  teams: teamRows,
  administration: adminRows,
  "athletes, for staff": adminAthleteRows,
  "tools of staff": toolRows,
  "records of staff": recordRows,
  "accounts, for staff": userRows,
  settings: settingRows,
};

export const ROWS: readonly MatrixRow[] = Object.values(AREAS).flat();
