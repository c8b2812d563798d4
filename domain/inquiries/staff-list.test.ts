import { expect, test } from "vitest";
import { listAddress, readListQuery } from "#domain/lists/list.ts";
import { INQUIRY_LIST } from "./staff-list.ts";

const read = (search: string) => readListQuery(INQUIRY_LIST, new URLSearchParams(search));
const again = (search: string) => listAddress(INQUIRY_LIST, read(search));

test("an address says what it shows, as it always did, and unknown words are ignored", () => {
  expect(read("").filters).toEqual({});
  expect(read("tipo=contact&situacao=tratadas").filters).toEqual({ kind: "contact", state: "handled" });
  expect(read("tipo=x&situacao=y").filters).toEqual({});
  expect(again("tipo=contact&situacao=todas")).toBe("/admin/mensagens?situacao=todas&tipo=contact");
});

test("requests about data come by their deadline, and any order of them has an address", () => {
  expect(read("tipo=data_request")).toMatchObject({ sort: "due", descending: false });
  expect(again("tipo=data_request")).toBe("/admin/mensagens?tipo=data_request");
  for (const order of ["recebida", "-recebida", "-prazo"])
    expect(again(`tipo=data_request&ordem=${order}`)).toBe(
      `/admin/mensagens?tipo=data_request&ordem=${order}`,
    );
  expect(again("ordem=prazo")).toBe("/admin/mensagens?ordem=prazo");
});
