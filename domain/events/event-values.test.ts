import fc from "fast-check";
import { expect, test } from "vitest";
import type { State } from "#domain/places.ts";
import type { EventForm } from "./event-fields.ts";
import { toEventValues } from "./event-values.ts";
import { instantAt, localParts } from "./local-time.ts";

const NOW = Temporal.Instant.from("2026-11-15T12:00:00Z");
const VENUE = { city: "Salvador", state: "BA" as State };
const FORM: EventForm = {
  intent: "enviar",
  type: "peneira",
  title: "Peneira aberta",
  modality: null,
  startDate: "2026-11-21",
  startTime: "08:30",
  endDate: "",
  endTime: "12:00",
  location: "Centro de Treinamento",
  city: "Salvador, BA",
  mapUrl: null,
  description: "Dois tempos de quarenta minutos.",
  bring: null,
  feeCents: 0,
  capacity: 60,
  categories: [{ name: "Sub-15", size: null }],
  positions: [],
  reservedForSubscribers: 0,
  reservedUntil: "",
  openDate: "",
  openTime: "",
  deadlineDate: "",
  deadlineTime: "",
  feedbackDays: 7,
  scene: "treino",
};

const read = (change: Partial<EventForm>, venue: Parameters<typeof toEventValues>[1]["venue"] = VENUE) =>
  toEventValues({ ...FORM, ...change }, { venue, now: NOW });
const problems = (change: Partial<EventForm>) => {
  const values = read(change);
  return values.ok ? {} : values.error;
};

test("a full form becomes instants on the venue's clock, and limits by birth year", () => {
  const values = read({
    categories: [
      { name: "Sub-15", size: 30 },
      { name: "Livre", size: 30 },
    ],
    positions: [{ name: "Goleiro", size: 6 }],
    reservedForSubscribers: 10,
    reservedUntil: "2026-11-16",
    openDate: "2026-11-15",
    openTime: "18:00",
    deadlineDate: "2026-11-20",
    deadlineTime: "20:00",
  });
  expect(values.ok && { ...values.value, startsAt: String(values.value.startsAt) }).toMatchObject({
    startsAt: "2026-11-21T11:30:00Z",
    timeZone: "America/Bahia",
    city: "Salvador",
    maxParticipants: 60,
    limits: [
      { kind: "category", name: "Sub-15", bornFrom: 2011, size: 30 },
      { kind: "category", name: "Livre", bornFrom: null, size: 30 },
      { kind: "position", name: "Goleiro", bornFrom: null, size: 6 },
    ],
  });
  expect(values.ok && String(values.value.endsAt)).toBe("2026-11-21T15:00:00Z");
  // "Until the 16th" includes the 16th.
  expect(values.ok && localParts(values.value.reservedUntil!, "America/Bahia")).toEqual({
    date: "2026-11-16",
    time: "23:59",
  });
});

// Every zone of Brazil, by a city in it: the same clock time is another instant, and late evenings another day.
test.each([
  ["Fernando de Noronha", "PE", "2027-01-01T01:30:00Z", 2026],
  ["São Paulo", "SP", "2027-01-01T02:30:00Z", 2026],
  ["Belém", "PA", "2027-01-01T02:30:00Z", 2026],
  ["Fortaleza", "CE", "2027-01-01T02:30:00Z", 2026],
  ["Recife", "PE", "2027-01-01T02:30:00Z", 2026],
  ["Maceió", "AL", "2027-01-01T02:30:00Z", 2026],
  ["Salvador", "BA", "2027-01-01T02:30:00Z", 2026],
  ["Araguaína", "TO", "2027-01-01T02:30:00Z", 2026],
  ["Manaus", "AM", "2027-01-01T03:30:00Z", 2026],
  ["Cuiabá", "MT", "2027-01-01T03:30:00Z", 2026],
  ["Campo Grande", "MS", "2027-01-01T03:30:00Z", 2026],
  ["Porto Velho", "RO", "2027-01-01T03:30:00Z", 2026],
  ["Boa Vista", "RR", "2027-01-01T03:30:00Z", 2026],
  ["Rio Branco", "AC", "2027-01-01T04:30:00Z", 2026],
  ["Tabatinga", "AM", "2027-01-01T04:30:00Z", 2026],
] as const)(
  "23:30 on New Year's Eve in %s (%s) is %s, and the categories are those of %i",
  (city, state, instant, year) => {
    const values = read(
      { startDate: "2026-12-31", startTime: "23:30", endDate: "2027-01-01", endTime: "01:00" },
      { city, state },
    );
    expect(values.ok && String(values.value.startsAt)).toBe(instant);
    expect(values.ok && values.value.limits[0]!.bornFrom).toBe(year - 15);
    expect(values.ok && localParts(values.value.startsAt, values.value.timeZone)).toEqual({
      date: "2026-12-31",
      time: "23:30",
    });
  },
);

test("what was typed comes back whatever the zone", () => {
  const zones = ["America/Noronha", "America/Sao_Paulo", "America/Manaus", "America/Rio_Branco"];
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (date, zone) => {
        const text = date.toISOString();
        const instant = instantAt(text.slice(0, 10), text.slice(11, 16), zone);
        expect(localParts(instant!, zone)).toEqual({ date: text.slice(0, 10), time: text.slice(11, 16) });
      },
    ),
  );
});

test("an hour that a clock skips does not exist: summer time began at midnight", () => {
  expect(instantAt("2018-11-04", "00:30", "America/Sao_Paulo")).toBeNull();
  expect(String(instantAt("2018-11-04", "00:30", "America/Recife"))).toBe("2018-11-04T03:30:00Z");
});

test("days that are over are judged by the venue's clock, unless they are what is stored", () => {
  expect(problems({ startDate: "2026-11-15", startTime: "08:59" })).toHaveProperty("startDate");
  expect(problems({ startDate: "2026-11-15", startTime: "09:01", endTime: "10:00" })).toEqual({});
  const past = { ...FORM, startDate: "2026-11-10" };
  const stored = { startsAt: Temporal.Instant.from("2026-11-10T11:30:00Z"), registrationEndsAt: null };
  expect(toEventValues(past, { venue: VENUE, now: NOW, before: stored }).ok).toBe(true);
  expect(problems({ startDate: "2029-01-01" })).toHaveProperty("startDate");
});

test("the end comes after the start, and the deadline before it", () => {
  expect(problems({ endTime: "08:30" }).endTime).toContain("dia seguinte");
  expect(problems({ endDate: "2026-11-20" })).toHaveProperty("endDate");
  expect(problems({ endDate: "2027-11-20" })).toHaveProperty("endDate");
  expect(problems({ deadlineDate: "2026-11-21", deadlineTime: "08:31" })).toHaveProperty("deadlineDate");
  expect(problems({ deadlineDate: "2026-11-21", deadlineTime: "08:30" })).toEqual({});
  expect(problems({ deadlineDate: "2026-11-14", deadlineTime: "20:00" })).toHaveProperty("deadlineDate");
  expect(problems({ deadlineDate: "2026-11-20" })).toHaveProperty("deadlineTime");
  expect(problems({ openTime: "20:00" })).toHaveProperty("openDate");
  expect(problems({ openDate: "2026-11-21", openTime: "09:00" })).toHaveProperty("openDate");
  expect(problems({ reservedUntil: "2026-11-22", reservedForSubscribers: 2 })).toHaveProperty(
    "reservedUntil",
  );
  expect(problems({ reservedUntil: "2026-11-16" })).toHaveProperty("reserved");
});

test("places add up", () => {
  const sub = (one: number | null, other: number | null): Partial<EventForm> => ({
    categories: [
      { name: "Sub-15", size: one },
      { name: "Sub-17", size: other },
    ],
  });
  expect(problems(sub(40, 40))["places-sub-17"]).toContain("somam 80 vagas, mais");
  expect(problems(sub(20, 20))["places-sub-17"]).toContain("somam 40 vagas, menos");
  expect(problems(sub(60, null))["places-sub-15"]).toContain("não sobra");
  expect(problems(sub(30, 30))).toEqual({});
  expect(problems(sub(30, null))).toEqual({});
  expect(problems({ positions: [{ name: "Goleiro", size: 61 }] })).toHaveProperty("places-goleiro");
  expect(problems({ positions: [{ name: "Goleiro", size: 6 }] })).toEqual({});
  expect(problems({ reservedForSubscribers: 61 })).toHaveProperty("reserved");
});

test("what is sent is complete; a draft needs a day, an hour and a place", () => {
  const bare: Partial<EventForm> = {
    endTime: "",
    description: null,
    capacity: null,
    categories: [],
  };
  const sent = toEventValues({ ...FORM, ...bare }, { venue: { city: null, state: null }, now: NOW });
  expect(sent.ok ? [] : Object.keys(sent.error).toSorted()).toEqual([
    "capacity",
    "category-sub-13",
    "city",
    "description",
    "endTime",
  ]);
  expect(problems({ ...bare, intent: "rascunho" })).toEqual({});
  expect(
    Object.keys(
      problems({ ...bare, intent: "rascunho", startDate: "", startTime: "", location: "" }),
    ).toSorted(),
  ).toEqual(["location", "startDate", "startTime"]);
});
