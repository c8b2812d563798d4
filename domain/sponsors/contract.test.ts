import { expect, test } from "vitest";
import { statusOn, type Contract } from "./contract.ts";
import { staffSponsorSchema } from "./staff-schema.ts";

const TODAY = Temporal.PlainDate.from("2026-11-19");
const day = (text: string | null) => text && Temporal.PlainDate.from(text);

test.each<[Contract["status"], string | null, string | null, string]>([
  ["Ativo", null, null, "Ativo"],
  ["Ativo", "2026-11-19", "2026-11-19", "Ativo"],
  ["Ativo", "2026-11-20", null, "Pendente"],
  ["Ativo", "2026-01-01", "2026-11-18", "Expirado"],
  ["Pendente", "2026-01-01", "2027-01-01", "Pendente"],
  ["Pendente", null, "2026-11-18", "Pendente"],
  ["Expirado", null, "2027-01-01", "Expirado"],
])("%s from %s to %s is %s today", (status, start, end, expected) => {
  const contract = { status, contractStart: day(start) || null, contractEnd: day(end) || null };
  expect(statusOn(TODAY, contract)).toBe(expected);
});

const problems = (form: Record<string, string>) => {
  const parsed = staffSponsorSchema.safeParse({ name: "Marca", level: "Ouro", status: "Ativo", ...form });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
};

test.each([
  [{}, []],
  [{ contractStart: "2026-02-01", contractEnd: "2026-02-01" }, []],
  [{ contractStart: "2026-02-01", contractEnd: "2026-01-31" }, ["contractEnd"]],
  [{ contractStart: "2026-02-31" }, ["contractStart"]],
  [{ level: "Diamante" }, ["level"]],
  [{ status: "Vivo" }, ["status"]],
  [{ cnpj: "123" }, ["cnpj"]],
])("a form with %j has these problems: %j", (form, expected) => {
  expect(problems(form)).toEqual(expected);
});
