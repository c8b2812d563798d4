import { expect, test } from "vitest";
import type { PublicMatch } from "#server/championships/public.server.ts";
import { orderOfPlay } from "./order-of-play.ts";

const ZONE = "America/Sao_Paulo";

const match = (id: string, change: Partial<PublicMatch>): PublicMatch => ({
  id,
  phase: "league",
  group: null,
  round: 1,
  tie: null,
  leg: 1,
  home: null,
  away: null,
  homeSlot: { from: "seed", seed: 1 },
  awaySlot: { from: "seed", seed: 2 },
  state: "planned",
  kickOff: null,
  field: null,
  score: null,
  annulled: false,
  notPlayed: false,
  changedBy: null,
  running: null,
  ...change,
});

test("each field has its own order; only the first match of a day has a fixed hour", () => {
  const fields = orderOfPlay(
    [
      match("late", { kickOff: "2026-11-21T18:00:00Z", field: "Campo 1" }),
      match("early", { kickOff: "2026-11-21T12:00:00Z", field: "Campo 1" }),
      match("other", { kickOff: "2026-11-21T13:00:00Z", field: "Campo 2" }),
      match("next-day", { kickOff: "2026-11-22T12:00:00Z", field: "Campo 1" }),
    ],
    ZONE,
  );
  expect(
    fields.map(({ day, field, matches }) => [
      day,
      field,
      ...matches.map((one) => `${one.match.id} ${one.hour}`),
    ]),
  ).toEqual([
    ["sáb 21/11", "Campo 1", "early 09:00", "late não antes de 15:00"],
    ["sáb 21/11", "Campo 2", "other 10:00"],
    ["dom 22/11", "Campo 1", "next-day 09:00"],
  ]);
});

test("what is over, is not played any more, or has no day or field yet, is in no order", () => {
  expect(
    orderOfPlay(
      [
        match("closed", { kickOff: "2026-11-21T18:00:00Z", field: "Campo 1", state: "closed" }),
        match("team-left", { kickOff: "2026-11-21T18:00:00Z", field: "Campo 1", notPlayed: true }),
        match("no-day", { field: "Campo 1" }),
        match("no-field", { kickOff: "2026-11-21T18:00:00Z" }),
      ],
      ZONE,
    ),
  ).toEqual([]);
});
