import { expect, test } from "vitest";
import {
  athleteContactSchema,
  clubRequestSchema,
  contactSchema,
  interestSchema,
  dataRequestSchema,
  newEventSchema as newEventSchemaOn,
} from "./schemas.ts";

const newEventSchema = newEventSchemaOn(Temporal.PlainDate.from("2026-11-15"));
const INTEREST = {
  name: "Rita Lima",
  email: "mae@example.com",
  age: "15",
  position: "Goleiro",
  guardian: "on",
};
const problems = (
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("interest is for 13 to 25, both included", () => {
  const refused = ["12", "26", "", "abc", "15.5", "1e1", "-15"].filter((age) =>
    problems(interestSchema, { ...INTEREST, age }).includes("age"),
  );
  expect(refused).toHaveLength(7);
  expect(interestSchema.parse({ ...INTEREST, age: "13" }).age).toBe(13);
  expect(interestSchema.parse({ ...INTEREST, age: "25", guardian: undefined }).age).toBe(25);
});

test("under 18 the address must be the guardian's", () => {
  expect(problems(interestSchema, { ...INTEREST, age: "17", guardian: undefined })).toEqual(["guardian"]);
  expect(problems(interestSchema, { ...INTEREST, age: "18", guardian: undefined })).toEqual([]);
});

test("a contact message needs all four, and its text is kept as typed, without control characters", () => {
  expect(problems(contactSchema, {})).toEqual(["name", "email", "subject", "message"]);
  const typed = {
    name: " Ana \n Souza ",
    email: " ana@example.com ",
    subject: "Outro assunto",
    message: "Olá\r\n\u0007<b>tchau</b>\n",
  };
  expect(contactSchema.parse(typed)).toMatchObject({
    name: "Ana Souza",
    email: "ana@example.com",
    message: "Olá\n <b>tchau</b>",
  });
  expect(problems(contactSchema, { ...typed, message: "a".repeat(3001) })).toEqual(["message"]);
});

test("a message to an athlete says for whom one speaks, from the list", () => {
  expect(problems(athleteContactSchema, {})).toEqual(["name", "email", "represents", "message"]);
  const typed = { name: "Ana", email: "ana@example.com", represents: "Olheiro", message: "Olá" };
  expect(athleteContactSchema.parse(typed)).toEqual(typed);
  expect(problems(athleteContactSchema, { ...typed, represents: "Presidente" })).toEqual(["represents"]);
  expect(problems(athleteContactSchema, { ...typed, name: "a".repeat(10_000) })).toEqual(["name"]);
});

test("an event needs name, place and a day that exists; the rest may stay empty", () => {
  expect(problems(newEventSchema, { name: "", location: " ", date: "" })).toEqual([
    "name",
    "location",
    "date",
  ]);
  expect(problems(newEventSchema, { name: "Copa", location: "Campo", date: "2026-02-30" })).toEqual(["date"]);
  expect(problems(newEventSchema, { name: "Copa", location: "Campo", date: "2026-11-14" })).toEqual(["date"]);
  expect(problems(newEventSchema, { name: "Copa", location: "Campo", date: "2026-11-15" })).toEqual([]);
  expect(
    newEventSchema.parse({ name: "Copa", location: "Campo", date: "2026-12-05", description: "", email: "" }),
  ).toMatchObject({ description: null, email: null });
  expect(
    problems(newEventSchema, { name: "Copa", location: "Campo", date: "2026-12-05", email: "x" }),
  ).toEqual(["email"]);
});

test("a request about data arrived on a day that may be", () => {
  const schema = dataRequestSchema(Temporal.PlainDate.from("2026-11-15"));
  const request = { name: "Rita Lima", right: "access", message: "" };
  for (const arrivedOn of ["0000-01-01", "2026-02-30", "2026-11-16", ""])
    expect(problems(schema, { ...request, arrivedOn }), arrivedOn).toEqual(["arrivedOn"]);
  expect(problems(schema, { ...request, arrivedOn: "2026-11-15" })).toEqual([]);
});

test("a club's phone is stored in one form", () => {
  expect(clubRequestSchema.parse({ name: "Serra", email: "a@b.com", phone: "(11) 91234-5678" }).phone).toBe(
    "+5511912345678",
  );
  expect(problems(clubRequestSchema, { name: "Serra", email: "a@b.com", phone: "123" })).toEqual(["phone"]);
});
