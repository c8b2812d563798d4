import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDay, TYPED_FORMATS, type TypedFormat } from "./typed-formats.ts";

test.each<[TypedFormat, string, string]>([
  ["date", "31122010", "31/12/2010"],
  ["date", "3112", "31/12"],
  ["date", "31/", "31/"],
  ["date", "1/2/2010", "01/02/2010"],
  ["date", "1-2-2010", "01/02/2010"],
  ["date", "2010-12-31", "31/12/2010"],
  ["date", "31/12/20101", "31/12/2010"],
  ["cpf", "12345678909", "123.456.789-09"],
  ["cpf", "1234", "123.4"],
  ["cnpj", "12abc34501de35", "12.ABC.345/01DE-35"],
  ["cnpj", "12.345.678/0001-95", "12.345.678/0001-95"],
  ["phone", "11912345678", "(11) 91234-5678"],
  ["phone", "1131234567", "(11) 3123-4567"],
  ["phone", "11", "11"],
  ["phone", "+55 11 91234-5678", "+55 11 91234-5678"],
])("as %s, %j is read as %j", (format, typed, read) => {
  expect(TYPED_FORMATS[format](typed)).toBe(read);
});

test.each(Object.keys(TYPED_FORMATS) as TypedFormat[])("%s: what is formatted stays as it is", (format) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const once = TYPED_FORMATS[format](text);
      expect(TYPED_FORMATS[format](once)).toBe(once);
    }),
  );
});

test("a day is understood however it is typed", () => {
  for (const typed of ["31/12/2010", "31-12-2010", "31.12.2010", "31 12 2010", "31122010", "2010-12-31"])
    expect(isoDay(typed), typed).toBe("2010-12-31");
  expect(isoDay("1/2/2010")).toBe("2010-02-01");
  for (const typed of ["", "31/12", "31/12/10", "amanhã", "2010"]) expect(isoDay(typed), typed).toBeNull();
});

test("what holds more than a day is none, although the mask of a field would cut one out of it", () => {
  for (const typed of [
    "15/06/2009 ou 2010",
    "15/06/20104",
    "150/6/2010",
    "11/12/2013?",
    "01/01/2004x",
    "1506201",
    "150620100",
    "2010-06-150",
    "15/06/2010 16/06/2010",
  ])
    expect(isoDay(typed), typed).toBeNull();
});
