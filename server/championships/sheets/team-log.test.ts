import { expect, test } from "vitest";
import type { SheetEntry, SheetEvent } from "#domain/championships/sheet-entries.ts";
import { logFor } from "./team-log.ts";

let seq = 0;
const logged = (event: SheetEvent) => ({
  late: false,
  corrected: false,
  entry: {
    id: crypto.randomUUID(),
    seq: seq++,
    device: "a",
    at: "2026-11-18T12:00:00Z",
    half: 1 as const,
    minute: 3,
    added: null,
    ...event,
  } as SheetEntry,
});

const lineUp = (side: "home" | "away") =>
  logged({
    kind: "line_up",
    side,
    players: [],
    overrides: [{ row: "r", obstacle: "suspended", reason: "Erro da secretaria" }],
  });
const card = (side: "home" | "away") =>
  logged({ kind: "card", card: "yellow", side, person: { row: "r" }, reason: "Ofendeu o árbitro" });
const change = (side: "home" | "away") =>
  logged({
    kind: "substitution",
    side,
    out: "q",
    in: "r",
    overrides: [{ row: "r", obstacle: "suspended", reason: "Erro da secretaria" }],
  });
const START = logged({ kind: "half_started", clock: "2026-11-18T12:00:00Z" });
const REMARK = logged({ kind: "remark", about: "other", text: "Kauã Ribeiro foi hostilizado" });

test("before the match a team does not read the other line-up", () => {
  const log = [lineUp("home"), lineUp("away")];
  expect(logFor("home", log).map(({ entry }) => entry)).toMatchObject([{ kind: "line_up", side: "home" }]);
  expect(logFor("referee", log)).toHaveLength(2);
});

test("a team reads why its own were booked or may play, and not why the others were", () => {
  const shown = logFor("home", [
    START,
    lineUp("home"),
    lineUp("away"),
    card("home"),
    card("away"),
    change("home"),
    change("away"),
  ]);
  const entries = shown.map(({ entry }) => entry);
  expect(entries).toMatchObject([
    { kind: "half_started" },
    { kind: "line_up", overrides: [{ reason: "Erro da secretaria" }] },
    { kind: "line_up", overrides: [] },
    { kind: "card", reason: "Ofendeu o árbitro" },
    { kind: "card", reason: null },
    { kind: "substitution", overrides: [{ reason: "Erro da secretaria" }] },
    { kind: "substitution", overrides: [] },
  ]);
});

test("staff of the other team are initials, and remarks are for the referee and the organiser", () => {
  const coach = logged({
    kind: "card",
    card: "red",
    side: "away",
    person: { staff: "Rita Souza Lima", role: "técnica" },
    reason: "Invadiu o campo",
  });
  const shown = logFor("home", [START, coach, REMARK]);
  expect(JSON.stringify(shown)).not.toMatch(/Rita|Souza|Kauã|Invadiu/);
  expect(logFor("organiser", [START, coach, REMARK])).toHaveLength(3);
});
