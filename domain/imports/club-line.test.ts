import { expect, test } from "vitest";
import { err } from "#domain/result.ts";
import { clubKey, readClubLine } from "./club-line.ts";

const today = Temporal.PlainDate.from("2026-11-20");
const read = (cells: Record<string, string>) =>
  readClubLine(new Map(Object.entries(cells)), {
    today,
    findCity: async () => err("Não achamos esta cidade."),
  });

test("a club is read as people write it, with the check digits of its CNPJ", async () => {
  const cells = {
    name: "EC Serra Verde",
    foundationYear: "01/02/1987",
    phone: "81 91234-5678",
    state: "pernambuco",
  };
  const { line } = await read({ ...cells, cnpj: "11.222.333/0001-81" });
  expect(line).toMatchObject({
    cnpj: "11222333000181",
    foundationYear: 1987,
    phone: "+5581912345678",
    state: "PE",
    city: null,
  });
  expect((await read({ ...cells, cnpj: "11.222.333/0001-82" })).problems).toEqual([
    { field: "cnpj", reason: "Este CNPJ não confere. Veja se tem os 14 caracteres." },
  ]);
});

test("zeros that a spreadsheet dropped in front of a CNPJ come back", async () => {
  expect((await read({ name: "Clube", cnpj: "191" })).line).toBeNull();
  expect((await read({ name: "Clube", cnpj: "360305000104" })).line?.cnpj).toBe("00360305000104");
});

test("a year is one of the past", async () => {
  for (const foundationYear of ["1840", "2027", "87", "em 1987"])
    expect((await read({ name: "Clube", foundationYear })).problems).toHaveLength(1);
});

test("a CNPJ is a club's own; without one its name and place are", async () => {
  const one = (await read({ name: "EC Serra" })).line!;
  expect(clubKey(one)).toBe(clubKey({ ...one, name: "ec  serra" }));
  expect(clubKey({ ...one, cnpj: "11222333000181" })).toBe(
    clubKey({ ...one, name: "Outro", cnpj: "11222333000181" }),
  );
});
