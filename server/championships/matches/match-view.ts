import type { Phase, Slot } from "#domain/championships/format.ts";
import type { MatchState } from "#domain/championships/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { inArray } from "#server/platform/database/orm.ts";
import { championshipTeams } from "../teams/tables.ts";
import { championshipFields, type SheetResult } from "./tables.ts";

interface SideView {
  /** Null until it is known who comes there. */
  team: { id: string; name: string; shortName: string } | null;
  slot: Slot;
}

/** A match as lists show it; which words a slot gets is the page's choice. */
export interface MatchView {
  id: string;
  phase: Phase;
  group: string | null;
  round: number;
  tie: string | null;
  leg: 1 | 2;
  home: SideView;
  away: SideView;
  kickOff: string | null;
  field: string | null;
  referee: string | null;
  state: MatchState;
  /** What its closed sheet says; a decision may count otherwise. */
  result: SheetResult | null;
}

interface Viewable {
  id: string;
  phase: Phase;
  groupName: string | null;
  round: number;
  tie: string | null;
  leg: 1 | 2;
  homeSlot: Slot;
  awaySlot: Slot;
  homeTeamId: string | null;
  awayTeamId: string | null;
  fieldId: string | null;
  kickOff: Temporal.Instant | null;
  referee: string | null;
  state: MatchState;
  result?: SheetResult | null;
}

/** With the names of teams and fields, in two queries however many there are. */
export async function toMatchViews(matches: readonly Viewable[]): Promise<MatchView[]> {
  const teams = await teamsById(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const fields = await fieldNames(matches.map(({ fieldId }) => fieldId));
  return matches.map((match) => ({
    id: match.id,
    phase: match.phase,
    group: match.groupName,
    round: match.round,
    tie: match.tie,
    leg: match.leg,
    home: { team: teams.get(match.homeTeamId ?? "") ?? null, slot: match.homeSlot },
    away: { team: teams.get(match.awayTeamId ?? "") ?? null, slot: match.awaySlot },
    kickOff: match.kickOff && String(match.kickOff),
    field: fields.get(match.fieldId ?? "") ?? null,
    referee: match.referee,
    state: match.state,
    result: match.result ?? null,
  }));
}

async function teamsById(ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, { id: string; name: string; shortName: string }>();
  const rows = await db()
    .select({
      id: championshipTeams.id,
      name: championshipTeams.name,
      shortName: championshipTeams.shortName,
    })
    .from(championshipTeams)
    .where(inArray(championshipTeams.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** "Centro Esportivo · Campo 1". Those that were removed later keep their name in the matches played there. */
export async function fieldNames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db()
    .select({ id: championshipFields.id, venue: championshipFields.venue, name: championshipFields.name })
    .from(championshipFields)
    .where(inArray(championshipFields.id, wanted));
  return new Map(rows.map(({ id, venue, name }) => [id, `${venue} · ${name}`]));
}
