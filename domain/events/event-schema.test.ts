import { expect, test } from "vitest";
import { cancellationSchema, eventSchema } from "./event-schema.ts";

const FORM = { type: "peneira", title: "Peneira aberta" };
const problems = (change: Record<string, string>) =>
  Object.fromEntries(
    eventSchema
      .safeParse({ ...FORM, ...change })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );
const parsed = (change: Record<string, string>) => eventSchema.parse({ ...FORM, ...change });

test("a name is all that the fields themselves ask for", () => {
  expect(parsed({})).toMatchObject({
    title: "Peneira aberta",
    modality: null,
    feeCents: 0,
    capacity: null,
    categories: [],
    positions: [],
    feedbackDays: 7,
    scene: "treino",
  });
  expect(problems({ title: " \u0000\u200B " })).toHaveProperty("title");
});

test("a fee in full, and a clear answer to ten million", () => {
  expect(parsed({ fee: "R$ 1.000,00" }).feeCents).toBe(100_000);
  expect(parsed({ fee: "25,5" }).feeCents).toBe(2550);
  for (const fee of ["1000,01", "10000000", "10.000.000", "10.000.000,00", "99999999999999"])
    expect(problems({ fee })).toEqual({ fee: "A taxa pode ser de até R$ 1.000,00. Confira a vírgula." });
  for (const fee of ["grátis", "-5", "1e3", "25,555"])
    expect(problems({ fee }).fee).toMatch(/Escreva o valor|vírgula/);
});

test("categories and positions, with or without a number of places", () => {
  const form = parsed({
    "category-sub-15": "on",
    "places-sub-17": "20",
    "places-goleiro": "6",
    "category-livre": "on",
  });
  expect(form.categories).toEqual([
    { name: "Sub-15", size: null },
    { name: "Sub-17", size: 20 },
    { name: "Livre", size: null },
  ]);
  expect(form.positions).toEqual([{ name: "Goleiro", size: 6 }]);
  for (const places of ["0", "-1", "1.5", "5001", "muitas"])
    expect(problems({ "places-sub-15": places })).toHaveProperty(["places-sub-15"]);
  for (const capacity of ["0", "5001", "1e2"]) expect(problems({ capacity })).toHaveProperty("capacity");
});

test("days and hours that do not exist are named beside their fields", () => {
  expect(
    problems({
      startDate: "2027-02-30",
      endDate: "amanhã",
      openDate: "0000-01-01",
      deadlineTime: "24:00",
      startTime: "8h",
    }),
  ).toEqual({
    startDate: "Escreva uma data que exista.",
    endDate: "Escreva uma data que exista.",
    openDate: "Escreva uma data que exista.",
    deadlineTime: "Escreva a hora, como 08:30.",
    startTime: "Escreva a hora, como 08:30.",
  });
  expect(problems({ feedbackDays: "31" })).toHaveProperty("feedbackDays");
});

test("hostile texts: control signs go, what turns the order or piles up is refused, and long is long", () => {
  expect(parsed({ title: "Peneira\u0000 \u0007do\u200B Vale" }).title).toBe("Peneira do Vale");
  expect(parsed({ description: "Um\r\n\r\n\r\n\r\ndois\u0001" }).description).toBe("Um\n\ndois");
  expect(parsed({ title: "Time 👩‍👧 família" }).title).toBe("Time 👩‍👧 família");
  for (const field of ["title", "description", "bring", "location", "city"]) {
    for (const sign of ["\u202E", "\u2066", "\u200F"])
      expect(problems({ [field]: `taxa ${sign}05 $R` })[field]).toContain("sinais invisíveis");
    expect(problems({ [field]: `a${"\u0301\u0327\u0328".repeat(4)}bc` })[field]).toContain("acumulados");
    expect(problems({ [field]: "a".repeat(60_000) })[field]).toContain("no máximo");
  }
  expect(parsed({ title: "<script>alert(1)</script>" }).title).toBe("<script>alert(1)</script>");
});

test("only a known map may be linked", () => {
  expect(parsed({ mapUrl: "https://maps.app.goo.gl/abc" }).mapUrl).toBe("https://maps.app.goo.gl/abc");
  expect(problems({ mapUrl: "https://evil.example/maps" })).toHaveProperty("mapUrl");
});

test("a choice that is none of ours is refused", () => {
  expect(
    Object.keys(problems({ type: "festa", modality: "outro", scene: "praia", intent: "já" })).toSorted(),
  ).toEqual(["intent", "modality", "scene", "type"]);
});

test("a cancellation says why", () => {
  expect(cancellationSchema.safeParse({ reason: " ok " }).success).toBe(false);
  expect(cancellationSchema.parse({ reason: " Choveu demais.\r\n" })).toEqual({ reason: "Choveu demais." });
});
