import { expect, test } from "vitest";
import type { PublicMatch } from "#server/championships/public.server.ts";
import { followedFrom, isFollowed } from "./championship-view.ts";

const KICK_OFF = Temporal.Instant.from("2026-11-07T18:00:00Z");
const match = (state: PublicMatch["state"], kickOff: Temporal.Instant | null = KICK_OFF): PublicMatch => ({
  id: "1",
  phase: "league",
  group: null,
  round: 1,
  tie: null,
  leg: 1,
  home: null,
  away: null,
  homeSlot: { from: "team", team: "1" },
  awaySlot: { from: "team", team: "2" },
  state,
  kickOff: kickOff && String(kickOff),
  field: null,
  score: null,
  annulled: false,
  notPlayed: false,
  changedBy: null,
  running: null,
});

test.each([
  [{ hours: -200 }, false],
  [{ hours: -3, milliseconds: -1 }, false],
  [{ hours: -3 }, true],
  [{ hours: 1 }, true],
])(
  "a planned match %o from its kick-off is followed: %s; until then it is known from when",
  (when, followed) => {
    const now = KICK_OFF.add(when);
    expect(isFollowed(match("planned"), now)).toBe(followed);
    const from = KICK_OFF.subtract({ hours: 3 }).epochMilliseconds;
    expect(followedFrom(match("planned"), now)).toBe(followed ? null : from);
  },
);

test("nothing begins for a match that is long past, closed, being played, without an hour or never played", () => {
  const before = KICK_OFF.subtract({ hours: 5 });
  expect(isFollowed(match("planned"), KICK_OFF.add({ hours: 7 }))).toBe(false);
  expect(followedFrom(match("planned"), KICK_OFF.add({ hours: 7 }))).toBeNull();
  const ofTeamThatLeft = { ...match("planned"), notPlayed: true };
  for (const one of [match("closed"), match("open"), match("planned", null), ofTeamThatLeft])
    expect(followedFrom(one, before)).toBeNull();
});
