import { expect, test } from "vitest";
import { READY_ANSWERS, replyOf } from "./ready-answers.ts";

const { accepted, declined } = READY_ANSWERS;

test("a sentence from the list is sent when nothing was written, and own words win", () => {
  expect(replyOf({ decision: "accepted", reply: "", readyAccepted: "noite" })).toBe(accepted.noite);
  expect(replyOf({ decision: "declined", reply: "", readyDeclined: "escola" })).toBe(declined.escola);
  expect(replyOf({ decision: "accepted", reply: "Liguem às 20h.", readyAccepted: "noite" })).toBe(
    "Liguem às 20h.",
  );
  expect(replyOf({ decision: "accepted", reply: "", readyAccepted: "" })).toBeNull();
});

test("a sentence that fits the other decision is not sent", () => {
  const both = { readyAccepted: "noite", readyDeclined: "agora_nao" } as const;
  expect(replyOf({ decision: "declined", reply: "", ...both })).toBe(declined.agora_nao);
  expect(replyOf({ decision: "declined", reply: accepted.noite, readyAccepted: "noite" })).toBeNull();
  expect(replyOf({ decision: "declined", reply: accepted.noite, ...both })).toBe(declined.agora_nao);
});
