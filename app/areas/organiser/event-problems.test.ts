import { expect, test } from "vitest";
import { problemsIn, readEventForm } from "./event-problems.ts";

const NOW = Temporal.Instant.from("2026-11-15T12:00:00Z");
const SALVADOR = { city: "Salvador", state: "BA" } as const;
const FULL = {
  intent: "enviar",
  type: "peneira",
  title: "Peneira aberta",
  startDate: "2026-11-21",
  startTime: "08:30",
  endTime: "12:00",
  location: "Campo do clube",
  city: "Salvador, BA",
  description: "Dois tempos de quarenta minutos.",
  capacity: "40",
  "category-sub-15": "on",
};

function problems(
  fields: Record<string, string>,
  venue: Parameters<typeof problemsIn>[1]["venue"] = SALVADOR,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return problemsIn(readEventForm(form), { venue, now: NOW });
}
const names = (...asked: Parameters<typeof problems>) => Object.keys(problems(...asked));

test("a form that is right has no problem", () => {
  expect(problems(FULL)).toEqual({});
});

test("an empty form hears of all that is missing at once, in the order of the form", () => {
  expect(names({ intent: "enviar", type: "peneira" }, { city: null, state: null })).toEqual([
    "title",
    "description",
    "startDate",
    "startTime",
    "endTime",
    "location",
    "city",
    "capacity",
    "category-sub-13",
  ]);
  expect(names({ intent: "rascunho", type: "peneira" }, { city: null, state: null })).toEqual([
    "title",
    "startDate",
    "startTime",
    "location",
  ]);
});

test("a field that cannot be read does not hide what others say together", () => {
  const wrong = { ...FULL, title: "", fee: "muito", startDate: "2020-01-01", endTime: "08:00" };
  expect(problems(wrong)).toEqual({
    title: "Escreva o nome do evento.",
    startDate: "Este dia e hora já passaram na cidade do evento.",
    endTime: expect.stringContaining("O fim vem antes do começo."),
    fee: expect.stringContaining("Escreva o valor em reais"),
  });
});

test("a button that the form does not have is refused, not taken for another", () => {
  expect(names({ ...FULL, intent: "publicar" })).toEqual(["intent"]);
});

test("nothing is said of what is compared with an unreadable field", () => {
  expect(names({ ...FULL, endTime: "07:00", endDate: "2026-13-40" })).toEqual(["endDate"]);
  expect(names({ ...FULL, "places-sub-15": "zero", "category-sub-17": "on", "places-sub-17": "10" })).toEqual(
    ["places-sub-15"],
  );
  expect(names({ ...FULL, capacity: "muitas", "places-sub-15": "30", reserved: "50" })).toEqual(["capacity"]);
  expect(names({ ...FULL, startTime: "25:00", deadlineDate: "2030-01-01", deadlineTime: "10:00" })).toEqual([
    "startTime",
  ]);
});

test("while the city is in doubt, only what is wrong on every clock is said", () => {
  const doubt = { problem: "Há mais de uma cidade com este nome. Qual delas?" };
  // At noon in UTC it is nine o'clock in Brasília and seven in Acre.
  const soon = { ...FULL, startDate: "2026-11-15", startTime: "08:30" };
  expect(names(soon)).toEqual(["startDate"]);
  expect(problems(soon, doubt)).toEqual({ city: doubt.problem });
  expect(names({ ...soon, startTime: "06:30", endTime: "06:00" }, doubt)).toEqual([
    "startDate",
    "endTime",
    "city",
  ]);
});
