import { describe, expect, test } from "vitest";
import { athleteSignUpSchema, clubSignUpSchema, sponsorSignUpSchema } from "./sign-up-schema.ts";

const athlete = {
  fullName: " Kauã  Ribeiro ",
  birthdate: "2010-06-15",
  email: "Kaua@Example.com ",
  password: "bola na rede",
  terms: "on",
};
const club = {
  name: "Clube Mirante",
  cnpj: "11.222.333/0001-81",
  email: "clube@example.com",
  password: "bola na rede",
  responsible: "Ana Souza",
  terms: "on",
};
const problems = (schema: typeof athleteSignUpSchema | typeof clubSignUpSchema, form: object) =>
  Object.fromEntries(
    schema.safeParse(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

describe("an athlete", () => {
  test("fills the required fields; empty ones are absent, and what does not belong is dropped", () => {
    const form = {
      ...athlete,
      position: "",
      club: " ",
      city: "Salvador",
      state: "",
      guardianName: "",
      guardianEmail: "",
      role: "admin",
      profile_type: "admin",
    };
    expect(athleteSignUpSchema.parse(form)).toEqual({
      fullName: "Kauã Ribeiro",
      birthdate: "2010-06-15",
      email: "kaua@example.com",
      password: "bola na rede",
      city: "Salvador",
      terms: "on",
    });
  });

  test("is told in Portuguese what is missing", () => {
    expect(problems(athleteSignUpSchema, {})).toEqual({
      fullName: "Informe o nome completo.",
      birthdate: "Informe a data de nascimento.",
      email: "Informe o e-mail.",
      password: "Crie uma senha.",
      terms: "É preciso aceitar os termos para continuar.",
    });
  });

  test.each([
    ["birthdate", "31/02/2010"],
    ["birthdate", "2010-02-30"],
    ["email", "kaua@"],
    ["password", "12345"],
    ["password", "futebol10"],
    ["password", "Kauã.2010"],
    ["fullName", "Kauã www.premios.example"],
    ["fullName", "Kauã premios.com.br"],
    ["fullName", "Kauã (71) 99999-1234"],
    ["password", "x".repeat(129)],
    ["fullName", "K"],
    ["state", "XX"],
    ["guardianEmail", "rosa"],
    ["terms", "off"],
  ])("%s cannot be %s", (field, value) => {
    expect(Object.keys(problems(athleteSignUpSchema, { ...athlete, [field]: value }))).toEqual([field]);
  });
});

describe("a club or a sponsor", () => {
  test("CNPJ and phone are read as people write them, the CNPJ of 2026 included", () => {
    const form = { ...club, cnpj: "12.abc.345/01de-35", phone: "(71) 3123-4567", address: "" };
    for (const schema of [clubSignUpSchema, sponsorSignUpSchema]) {
      expect(schema.parse(form)).toMatchObject({
        cnpj: "12ABC34501DE35",
        phone: "+557131234567",
        address: undefined,
      });
    }
  });

  test.each([
    ["cnpj", "11.222.333/0001-82"],
    ["cnpj", ""],
    ["phone", "12345"],
    ["responsible", ""],
    ["name", ""],
    ["name", "Clube @clubedarede"],
    ["responsible", "Ana https://premios.example"],
    ["password", "mirante2026"],
  ])("%s cannot be %j", (field, value) => {
    expect(Object.keys(problems(clubSignUpSchema, { ...club, [field]: value }))).toEqual([field]);
  });

  test("phone and address may stay empty", () => {
    expect(clubSignUpSchema.safeParse({ ...club, phone: "" }).success).toBe(true);
  });
});
