import { expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { can } from "./policy.ts";
import { newClubSchema } from "./staff-schema.ts";

const schema = newClubSchema(2026);
const parse = (form: Record<string, string>) => schema.safeParse({ name: "Clube Novo", ...form });
const problems = (form: Record<string, string>) => {
  const parsed = parse(form);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
};

test.each([
  ["", 0],
  ["muitos", 0],
  ["3", 3],
  ["−6", -6],
  ["2,4", 2],
])("points written as %j are %i", (points, expected) => {
  expect(parse({ points, pointsReason: "Escalação irregular" }).data?.points).toBe(expected);
});

test("points need a reason that everyone can read, and no points need none", () => {
  expect(problems({ points: "3" })).toEqual(["pointsReason"]);
  expect(problems({ points: "0" })).toEqual([]);
  expect(problems({ points: "61", pointsReason: "Escalação irregular" })).toEqual(["points"]);
});

test.each([
  ["", null],
  ["7", 7],
])("a position written as %j is %j", (position, expected) => {
  expect(parse({ position }).data?.position).toBe(expected);
});

test.each<Record<string, string>>([
  { position: "primeira" },
  { position: "0" },
  { name: "" },
  { cnpj: "11.222.333/0001-82" },
  { phone: "123" },
  { contactEmail: "contato" },
  { category: "Gigante" },
  { partnership: "Total" },
  { foundationYear: "1700" },
])("%j is told beside its field", (form) => {
  expect(problems(form)).toEqual(Object.keys(form));
});

test("an address that is none is told in Portuguese", () => {
  expect(parse({ contactEmail: "a@b" }).error?.issues.map(({ message }) => message)).toEqual([
    "Confira o e-mail.",
  ]);
});

test("a CNPJ with letters is read without its punctuation", () => {
  expect(parse({ cnpj: "12.abc.345/01de-35" }).data?.cnpj).toBe("12ABC34501DE35");
});

test("staff file, verify and hide clubs; only an admin deletes one", () => {
  const member = (role: "user" | "staff" | "admin"): Actor => ({
    kind: "member",
    userId: "a",
    role,
    profile: null,
  });
  for (const action of ["create", "edit", "verify", "hide", "adjust"] as const) {
    expect(
      [VISITOR, member("user"), member("staff"), member("admin")].map((one) => can(one, action)),
    ).toEqual([false, false, true, true]);
  }
  const deleting = [VISITOR, member("user"), member("staff"), member("admin"), SYSTEM];
  expect(deleting.map((one) => can(one, "delete"))).toEqual([false, false, false, true, true]);
});
