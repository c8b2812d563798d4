import { expect, test } from "vitest";
import { entryFromForm } from "./entry-from-form.ts";

const person = (row: string, side: "home" | "away", obstacles: ("suspended" | "not_confirmed")[] = []) => ({
  row,
  side,
  role: "athlete" as const,
  staffRole: null,
  name: "Atleta",
  number: 9,
  goalkeeper: false,
  obstacles,
  hanging: false,
  numberOnly: false,
});
const writing = {
  seq: 7,
  device: "phone",
  now: "2026-11-15T16:00:00Z",
  overrides: [],
  people: [person("a", "home"), person("b", "home", ["suspended"]), person("c", "away", ["not_confirmed"])],
};

function entry(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return entryFromForm(form, writing);
}

test("a goal goes to the side of its scorer, an own goal to the other", () => {
  expect(entry({ what: "goal:normal", person: "home:a", minute: "12", half: "1" })).toMatchObject({
    kind: "goal",
    side: "home",
    scorer: "a",
    minute: 12,
    seq: 7,
  });
  expect(entry({ what: "goal:own", person: "home:a", minute: "35+2" })).toMatchObject({
    side: "away",
    scorer: "a",
    minute: 35,
    added: 2,
  });
  expect(entry({ what: "goal:normal", person: "away:", minute: "3" })).toMatchObject({ scorer: null });
});

test("what is missing is said at its field", () => {
  expect(entry({ what: "goal:normal", person: "", minute: "12" })).toMatchObject({ field: "person" });
  expect(entry({ what: "goal:normal", person: "home:a", minute: "doze" })).toMatchObject({ field: "minute" });
  expect(entry({ what: "substitution", person: "home:a", enters: "away:c" })).toMatchObject({
    field: "enters",
  });
  expect(entry({ what: "" })).toMatchObject({ field: "what" });
  expect(entry({ what: "line_up:home" })).toMatchObject({ field: "place-home" });
});

test("who may not play is lined up with a reason only, an unchecked document needs none", () => {
  const both = { what: "line_up:home", "place-a": "starter", "place-b": "bench" };
  expect(entry(both)).toMatchObject({ field: "why-b" });
  expect(entry({ ...both, "why-b": "Efeito suspensivo" })).toMatchObject({
    overrides: [{ row: "b", obstacle: "suspended", reason: "Efeito suspensivo" }],
  });
  expect(entry({ what: "line_up:away", "place-c": "starter", captain: "c" })).toMatchObject({
    overrides: [],
    players: [{ row: "c", starter: true, captain: true }],
  });
});

test("who may not play comes on with a reason only, and with none where the line-up has it", () => {
  const change = { what: "substitution", person: "home:a", enters: "home:b", minute: "50" };
  expect(entry(change)).toMatchObject({ field: "reason" });
  const override = { row: "b", obstacle: "suspended" as const, reason: "Efeito suspensivo" };
  expect(entry({ ...change, reason: "Efeito suspensivo" })).toMatchObject({ overrides: [override] });
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) form.set(name, value);
  const known = entryFromForm(form, { ...writing, overrides: [override] });
  expect(known).toMatchObject({ kind: "substitution", in: "b" });
  expect(known).not.toHaveProperty("overrides");
});
