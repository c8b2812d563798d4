import { expect, test } from "vitest";
import { planSchema } from "./plan-schema.ts";

const FORM = {
  name: " Clube  Semente ",
  description: "",
  price: "R$ 1.059,9",
  audience: "club",
  features: "Vídeos completos\r\n\r\n  Contato\tcom atletas  \n",
  full_videos: "on",
};

const problems = (change: Record<string, unknown>) =>
  planSchema
    .safeParse({ ...FORM, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("a plan is read as staff write it: money in cents, features one a line", () => {
  expect(planSchema.parse(FORM)).toEqual({
    name: "Clube Semente",
    description: null,
    priceCents: 105_990,
    audience: "club",
    features: ["Vídeos completos", "Contato com atletas"],
    grants: ["full_videos"],
  });
});

test("what is no price, or nothing, is refused with an example", () => {
  for (const price of ["", "0", "0,00", "grátis", "59.0", "-5", "59,000", undefined])
    expect(problems({ price })).toEqual(["price: Informe um valor como 59,00"]);
  expect(planSchema.parse({ ...FORM, price: "59" }).priceCents).toBe(5900);
});

test("a plan opens only what is for its audience", () => {
  expect(problems({ audience: "athlete" })).toEqual([
    "grants: Não serve para o público Atleta: “Vídeos completos dos atletas”. Desmarque.",
  ]);
  expect(planSchema.parse({ ...FORM, organiser_tools: "on" }).grants).toEqual([
    "full_videos",
    "organiser_tools",
  ]);
  expect(
    planSchema.parse({ ...FORM, audience: "championship", full_videos: undefined, organiser_tools: "on" }),
  ).toMatchObject({ grants: ["organiser_tools"] });
});

test("everything wrong is said at once, beside its field", () => {
  const wrong = { name: "x", audience: "todos", price: "caro", features: Array(13).fill("a").join("\n") };
  expect(problems(wrong)).toEqual([
    "name: Informe o nome do plano.",
    "price: Informe um valor como 59,00",
    "audience: Escolha o público.",
    "features: Use no máximo 12 linhas.",
  ]);
  expect(problems({ features: "a".repeat(141) })).toEqual([
    "features: Use no máximo 140 caracteres por linha.",
  ]);
});
