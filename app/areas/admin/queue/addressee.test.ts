import { expect, test } from "vitest";
import { wordsOfInquiry } from "./addressee.ts";

test("a canned text greets a person only, and names the event or the club that was sent", () => {
  const sent = { name: "Rita Souza", subject: "Planos", emailOfGuardian: false };
  expect(wordsOfInquiry({ ...sent, kind: "contact" })).toEqual({ nome: "Rita", item: "Planos" });
  const event = { ...sent, kind: "new_event", name: "Copa da Vila", subject: null } as const;
  expect(wordsOfInquiry(event)).toEqual({ nome: "", item: "Copa da Vila" });
  const child = { ...sent, kind: "interest", subject: null, emailOfGuardian: true } as const;
  expect(wordsOfInquiry(child)).toEqual({ nome: "", item: "" });
});
