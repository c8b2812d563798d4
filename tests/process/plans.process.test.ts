import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../helpers/ask.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { openSqlOf } from "../helpers/sql.ts";

let product: ClonedProduct;

beforeAll(async () => {
  product = await startDemo();
});

afterAll(() => product[Symbol.asyncDispose]());

const get = async (path: string) => {
  const { status, body } = await ask(`${product.url}${path}`);
  return { status, text: body.toString() };
};

test("the page that is kept for visitors follows the plans", async () => {
  await using sql = await openSqlOf(product);
  const { text } = await get("/planos");
  for (const price of ["29,90", "59,00", "149,00", "199,00"]) expect(text).toContain(`>R$ ${price}<`);
  expect(text).toContain(">Popular<");
  await sql.query("update subscription_plans set price_amount = 6100 where price_amount = 5900");
  await expect.poll(async () => (await get("/planos")).text).toContain(">R$ 61,00<");
  expect((await get("/planos")).text).not.toContain(">Popular<");
});

test("a plan that is not on sale sends nobody to pay", async () => {
  const answer = await session(product.url).post("/planos", { plano: "nada", atleta: "ninguém" });
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain("Plano não encontrado");
});

test("when the plans cannot be read, the page says so and is not kept", async () => {
  await using sql = await openSqlOf(product);
  await sql.query("alter table subscription_plans rename to hidden_plans");
  const { status, text } = await get("/planos?publico=atleta");
  expect(status).toBe(503);
  expect(text).toContain("Erro ao carregar planos. Tente novamente.");
  await sql.query("alter table hidden_plans rename to subscription_plans");
  expect((await get("/planos?publico=atleta")).text).toContain("Atleta Essencial");
});
