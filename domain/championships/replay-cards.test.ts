import { expect, test } from "vitest";
import type { CardKind } from "./bookings.ts";
import { replayCards } from "./replay-cards.ts";

const match = (day: number, ...kinds: CardKind[]) => ({
  id: String(day),
  at: `2026-05-0${day}`,
  home: "A",
  away: "B",
  cards: kinds.map((kind) => ({ person: "A/p1", team: "A", kind })),
});

test("a card in the match of a suspension contradicts it", () => {
  const { suspensions, bookedWhileSuspended } = replayCards({
    yellows: 2,
    matches: [match(1, "yellow"), match(2, "yellow"), match(3, "yellow"), match(4, "yellow")],
  });
  expect(suspensions).toBe(1);
  expect(bookedWhileSuspended).toMatchObject([
    { match: "3", suspension: { cause: "series", causedBy: "2" } },
  ]);
});

test("a suspension that no match follows is not counted", () => {
  expect(replayCards({ yellows: 3, matches: [match(1, "red")] }).suspensions).toBe(0);
});
