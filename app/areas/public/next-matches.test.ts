import { expect, test } from "vitest";
import type { PublicCompetition, PublicMatch } from "#server/championships/public.server.ts";
import { currentRound, isFollowed, toMatchView, toRounds } from "./championship-view.ts";
import { teamCards } from "./team-cards.ts";

const ZONE = "America/Sao_Paulo";
const KICK_OFF = "2026-11-21T18:00:00Z";

const team = (id: string) => ({ id, name: `Equipe ${id}`, shortName: id, crest: "" });

const match = (id: string, round: number, change: Partial<PublicMatch> = {}): PublicMatch => ({
  id,
  phase: "league",
  group: null,
  round,
  tie: null,
  leg: 1,
  home: team("a"),
  away: team("b"),
  homeSlot: { from: "team", team: "a" },
  awaySlot: { from: "team", team: "b" },
  state: "planned",
  kickOff: KICK_OFF,
  field: "Campo 1",
  score: null,
  annulled: false,
  notPlayed: false,
  changedBy: null,
  running: null,
  ...change,
});

const competition = (matches: PublicMatch[]) =>
  ({ teams: [team("a")], matches, view: { tables: [] } }) as unknown as PublicCompetition;

test("a match of a team that left is nobody's next one and makes no round the current one", () => {
  const gone = match("gone", 1, { notPlayed: true });
  const next = match("next", 2, { kickOff: "2026-11-28T18:00:00Z" });
  expect(teamCards(competition([gone, next]), "cup", ZONE)[0]!.next?.to).toContain("next");
  expect(teamCards(competition([gone]), "cup", ZONE)[0]!.next).toBeNull();
  expect(currentRound(toRounds(competition([gone, next]), ZONE))!.title).toBe("2ª rodada");
});

test("it says that it will not be played instead of when and where, and nobody follows it", () => {
  const gone = match("gone", 1, { notPlayed: true });
  expect(toMatchView(gone, ZONE)).toMatchObject({ when: "não será jogado", field: null });
  const soon = Temporal.Instant.from(KICK_OFF).subtract({ minutes: 30 });
  expect(isFollowed(match("soon", 1), soon)).toBe(true);
  expect(isFollowed(gone, soon)).toBe(false);
});
