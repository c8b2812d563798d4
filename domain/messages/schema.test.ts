import { expect, test } from "vitest";
import { contactAnswerSchema, contactRequestSchema } from "./schema.ts";

test("a message keeps its lines and loses what nobody typed", () => {
  const { message } = contactRequestSchema.parse({
    purpose: "trial",
    message: " Somos\u0000 do clube.\r\nVimos\u0007 seus jogos. ",
  });
  expect(message).toBe("Somos  do clube.\nVimos  seus jogos.");
  expect(contactAnswerSchema.parse({ decision: "accepted", reply: "\u0000" }).reply).toBe("");
});

test("a message of nothing but what nobody typed is too short", () => {
  expect(contactRequestSchema.safeParse({ purpose: "trial", message: "\u0000".repeat(40) }).success).toBe(
    false,
  );
});
