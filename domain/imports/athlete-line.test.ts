import { expect, test } from "vitest";
import { err, ok } from "#domain/result.ts";
import { athleteKey, readAthleteLine } from "./athlete-line.ts";
import { LONGEST_CELL } from "./limits.ts";

const today = Temporal.PlainDate.from("2026-11-20");
const findCity = async (text: string) =>
  /^recife(, PE)?$/i.test(text)
    ? ok({ city: "Recife", state: "PE" as const })
    : err("Não achamos esta cidade.");

const read = (cells: Record<string, string>) =>
  readAthleteLine(new Map(Object.entries({ name: "João da Silva", birthdate: "15/06/2010", ...cells })), {
    today,
    findCity,
  });
const problemsOf = async (cells: Record<string, string>) =>
  (await read(cells)).problems.map(({ field }) => field);

test("a line is read as people write it", async () => {
  expect(
    (await read({ position: "meia / VOL", height: "1,78m", weight: "68 kg", foot: "canhota" })).line,
  ).toEqual({
    name: "João da Silva",
    nickname: null,
    birthdate: "2010-06-15",
    modality: null,
    position: "Meia",
    secondaryPositions: ["Volante"],
    shirtNumber: null,
    club: null,
    city: null,
    state: null,
    heightCm: 178,
    weightKg: 68,
    foot: "Canhoto",
    about: null,
    guardian: null,
  });
  for (const birthdate of [
    "2010-06-15",
    "15-06-2010",
    "15/6/2010",
    "15/06/2010 00:00:00",
    "2010-06-15T00:00",
  ])
    expect((await read({ birthdate })).line?.birthdate).toBe("2010-06-15");
});

test("whoever is under 13, not born yet or without a day is refused", async () => {
  for (const birthdate of [
    "21/11/2013",
    "01/01/2027",
    "31/02/2010",
    "15/06/10",
    "2010",
    "15/06/2009 ou 2010",
    "15/06/20104",
    "01/01/2004x",
  ])
    expect(await problemsOf({ birthdate })).toEqual(["birthdate"]);
  expect((await read({ birthdate: "20/11/2013" })).line).not.toBeNull();
  const { problems } = await readAthleteLine(new Map(), { today, findCity });
  expect(problems.map(({ field }) => field)).toEqual(["name", "birthdate"]);
});

test("each cell that is not understood is told, all of them at once", async () => {
  expect(
    await problemsOf({
      position: "Líbero",
      height: "alto",
      weight: "900",
      foot: "os três",
      state: "Bavária",
      shirtNumber: "100",
      modality: "?",
    }),
  ).toEqual(["position", "modality", "shirtNumber", "state", "height", "weight", "foot"].toSorted(byReading));
  expect(await problemsOf({ nickname: "x".repeat(LONGEST_CELL + 1) })).toContain("nickname");
});
const READING = ["position", "modality", "shirtNumber", "state", "height", "weight", "foot"];
const byReading = (one: string, other: string) => READING.indexOf(one) - READING.indexOf(other);

test("a minor's texts hold no contact data; an adult's may", async () => {
  expect(await problemsOf({ about: "Me chama no (11) 91234-5678" })).toEqual(["about"]);
  expect(await problemsOf({ about: "Me chama no (11) 91234-5678", birthdate: "15/06/2000" })).toEqual([]);
  expect(await problemsOf({ name: "Kauã Ribeiro kaua10 arroba gmail" })).toEqual(["name"]);
});

test("a guardian is a name and an address, and only a minor has one", async () => {
  const guardian = { guardianName: "Maria", guardianEmail: "Maria@Example.com" };
  expect((await read(guardian)).line?.guardian).toEqual({ name: "Maria", email: "maria@example.com" });
  expect((await read({ ...guardian, birthdate: "15/06/2000" })).line?.guardian).toBeNull();
  expect(await problemsOf({ guardianName: "Maria" })).toEqual(["guardianEmail"]);
});

test("the city is a municipality, of the state beside it", async () => {
  expect((await read({ city: "recife", state: "pernambuco" })).line).toMatchObject({
    city: "Recife",
    state: "PE",
  });
  expect(await problemsOf({ city: "recife", state: "SP" })).toEqual(["city"]);
});

test("one person has one key, however the name is written", () => {
  const birthdate = "2010-06-15";
  expect(athleteKey({ name: "JOÃO  da Silva", birthdate })).toBe(
    athleteKey({ name: "João da silva", birthdate }),
  );
});
