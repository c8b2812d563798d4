import { expect, test } from "vitest";
import { profileSchema } from "./profile-schema.ts";
import { TRAITS } from "./traits.ts";

const problems = (section: Parameters<typeof profileSchema>[0], form: Record<string, string>) => {
  const parsed = profileSchema(section).safeParse(form);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
};

const trait = (name: (typeof TRAITS)[number]) => `trait.${TRAITS.indexOf(name)}`;

test("the sports section reads what people write", () => {
  expect(
    profileSchema("esportivos").parse({
      position: "Centroavante",
      "secondary.0": "",
      "secondary.1": "Segundo atacante",
      club: "  Esporte   Clube Litoral ",
      shirtNumber: "9",
      height: "1,83",
      weight: "68kg",
      foot: "Canhoto",
      [trait("força")]: "on",
      [trait("drible")]: "on",
    }),
  ).toEqual({
    position: "Centroavante",
    secondaryPositions: ["Segundo atacante"],
    club: "Esporte Clube Litoral",
    shirtNumber: 9,
    heightCm: 183,
    weightKg: 68,
    foot: "Canhoto",
    traits: ["drible", "força"],
  });
});

test("what was left empty is empty, not wrong", () => {
  expect(profileSchema("esportivos").parse({ foot: "Destro" })).toEqual({
    position: null,
    secondaryPositions: [],
    club: null,
    shirtNumber: null,
    heightCm: null,
    weightKg: null,
    foot: "Destro",
    traits: [],
  });
  expect(profileSchema("sobre").parse({})).toEqual({ about: null });
});

test("each field says what is wrong with it", () => {
  expect(
    problems("esportivos", {
      position: "Líbero",
      "secondary.0": "Meia",
      "secondary.1": "Meia",
      shirtNumber: "100",
      height: "alto",
      weight: "300",
      foot: "Destro",
    }),
  ).toEqual({
    position: "Escolha uma posição da lista.",
    shirtNumber: "Escreva um número de 1 a 99.",
    height: "Escreva a altura como 1,80 m. Vale de 1,00 m a 2,30 m.",
    weight: "Escreva o peso como 68 kg. Vale de 25 a 150 kg.",
  });
  expect(
    problems("esportivos", {
      position: "Meia",
      "secondary.0": "Meia",
      "secondary.1": "Meia",
      foot: "Destro",
    }),
  ).toEqual({
    "secondary.0": "Esta já é a posição principal.",
    "secondary.1": "Esta posição já foi escolhida.",
  });
});

test("at most six traits, and those of goalkeepers for goalkeepers", () => {
  const seven = Object.fromEntries(TRAITS.slice(0, 7).map((_, index) => [`trait.${index}`, "on"]));
  expect(problems("esportivos", { position: "Meia", foot: "Destro", ...seven })).toEqual({
    traits: "Escolha no máximo 6. Você marcou 7.",
  });
  const keeper = { foot: "Destro", [trait("reflexo")]: "on" };
  expect(problems("esportivos", { position: "Meia", ...keeper })).toEqual({
    traits: "Só para goleiros: reflexo.",
  });
  expect(problems("esportivos", { position: "Goleiro", ...keeper })).toEqual({});
});

test("rows of the history are whole, not repeated, and newest first", () => {
  expect(
    profileSchema("historico").parse({
      "history.0.year": "2022",
      "history.0.club": "Escolinha de Itapuã",
      "history.3.year": "2024",
      "history.3.club": "Litoral",
      "history.3.category": "Sub-15",
    }),
  ).toEqual({
    history: [
      { year: 2024, club: "Litoral", category: "Sub-15" },
      { year: 2022, club: "Escolinha de Itapuã", category: null },
    ],
  });
  expect(
    problems("historico", {
      "history.0.club": "Litoral",
      "history.1.year": "24",
      "history.2.year": "2024",
    }),
  ).toEqual({ "history.1.year": "Escreva o ano com quatro números, como 2024." });
  expect(problems("historico", { "history.0.club": "Litoral", "history.2.year": "2024" })).toEqual({
    "history.0.year": "Informe o ano.",
    "history.2.club": "Informe o clube.",
  });
});

test("a text keeps its lines, and the whole form holds every section", () => {
  expect(profileSchema("sobre").parse({ about: " Um.\r\n\r\n\r\n\r\nDois.  " })).toEqual({
    about: "Um.\n\nDois.",
  });
  const whole = profileSchema(null).parse({ name: "Kauã Ribeiro", birthdate: "15/06/2010", foot: "Destro" });
  expect(Object.keys(whole).toSorted()).toEqual(
    "about achievements birthdate city club foot heightCm history instagram modality name nickname position secondaryPositions shirtNumber tiktok traits weightKg youtube".split(
      " ",
    ),
  );
});
