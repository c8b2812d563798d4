import { expect, test } from "vitest";
import { decisionSchema, reportSchema, reportTargetSchema } from "./report-schema.ts";
import { DETAILS_MAX } from "./reports.ts";

test("a report needs a reason; another reason needs words", () => {
  expect(reportSchema.parse({ reason: "impersonation", details: "  " })).toEqual({
    reason: "impersonation",
    details: "",
  });
  expect(reportSchema.safeParse({ details: "x" }).error?.issues[0]).toMatchObject({
    path: ["reason"],
    message: "Escolha o motivo.",
  });
  expect(reportSchema.safeParse({ reason: "other" }).error?.issues[0]?.message).toBe(
    "Conte o que aconteceu.",
  );
  expect(reportSchema.safeParse({ reason: "other", details: "x".repeat(2001) }).success).toBe(false);
});

test("only what stands on a page can be reported", () => {
  const id = "01980000-0000-7000-8000-000000000000";
  expect(reportTargetSchema.safeParse({ tipo: "athlete", id }).success).toBe(true);
  expect(reportTargetSchema.safeParse({ tipo: "media", id }).success).toBe(true);
  expect(reportTargetSchema.safeParse({ tipo: "sponsor", id }).success).toBe(false);
  expect(reportTargetSchema.safeParse({ tipo: "athlete", id: "1" }).success).toBe(false);
});

test("a rejection gives its reason, an approval need not", () => {
  expect(decisionSchema.safeParse({ decision: "approved", reason: "" }).success).toBe(true);
  expect(decisionSchema.safeParse({ decision: "rejected", reason: "  " }).error?.issues[0]).toMatchObject({
    path: ["reason"],
  });
});

test("line breaks count once, and no control character is stored", () => {
  const details = `Veja\0isto:\r\n${"x".repeat(DETAILS_MAX - 11)}`;
  const parsed = reportSchema.parse({ reason: "other", details });
  expect(parsed.details).toHaveLength(DETAILS_MAX);
  expect(parsed.details).toMatch(/^Veja isto:\nx/);
  expect(decisionSchema.parse({ decision: "rejected", reason: "Não\0pode." }).reason).toBe("Não pode.");
});
