import { expect, test } from "vitest";
import { inquiryAddress, inquiryPartIn } from "./inquiry-address.ts";

const partOf = (search: string) => inquiryPartIn(new URL(`http://joia.example/admin/mensagens${search}`));

test("the part that is worked on goes along from message to message, and back to the list", () => {
  const part = partOf("?situacao=todas&tipo=data_request&fila=minhas&busca=rita");
  expect(part).toEqual({ kind: "data_request", whose: "mine" });
  expect(inquiryAddress(part, "7")).toBe("/admin/mensagens/7?tipo=data_request&fila=minhas");
  expect(inquiryAddress(part)).toBe("/admin/mensagens?tipo=data_request&fila=minhas");
  expect(inquiryAddress(partOf("?fila=x&tipo=y"), "7")).toBe("/admin/mensagens/7");
});
