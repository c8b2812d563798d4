import { expect, test } from "vitest";
import { z } from "zod";
import { parseFields, typedIn } from "./parse-form.ts";

const schema = z.object({
  name: z.string().min(3, "curto"),
  traits: z.array(z.enum(["veloz", "forte"])).optional(),
  password: z.string(),
  cpf: z.string().optional(),
  cardNumber: z.string().optional(),
});

function sent(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("a refused form says again what was typed into the fields of its schema, and nothing else", () => {
  const form = sent(["name", "Jo"], ["password", "segredo"], ["cpf", "52998224725"], ["cardNumber", "4242"]);
  for (let n = 0; n < 1000; n++) form.append(`campo${n}`, "x");
  form.append("__proto__", "x");
  const parsed = parseFields(form, schema);
  expect(parsed).toEqual({ ok: false, error: { fields: { name: "curto" }, typed: { name: "Jo" } } });
});

test("what the form carries for itself is there again too", () => {
  expect(typedIn(sent(["name", "Jo"], ["intent", "aprovar"], ["openedAt", "1"]), schema)).toEqual({
    name: "Jo",
    intent: "aprovar",
    openedAt: "1",
  });
});

test("of a field that was sent twice the first counts, unless the schema asks for a list", () => {
  const form = sent(
    ["name", "João"],
    ["name", "Maria"],
    ["traits", "veloz"],
    ["traits", "forte"],
    ["password", "a"],
  );
  expect(parseFields(form, schema)).toEqual({
    ok: true,
    value: { name: "João", traits: ["veloz", "forte"], password: "a" },
  });
  expect(typedIn(form, schema)).toMatchObject({ name: "João" });
});

test("a file in the place of a text is no text", () => {
  const form = new FormData();
  form.append("name", new Blob(["João"]), "nome.txt");
  expect(parseFields(form, schema)).toMatchObject({ ok: false, error: { typed: {} } });
});

test("a schema may be refined and transformed as a whole", () => {
  const whole = schema
    .refine(() => true)
    .transform(({ name }) => name)
    .pipe(z.string());
  expect(parseFields(sent(["name", "João"], ["password", "a"]), whole)).toEqual({ ok: true, value: "João" });
});
