import { expect, test } from "vitest";
import { cancelledText, enteredText, gateText, waitingText } from "./words.ts";

test("a gate is called by its number, or by the name that it was given", () => {
  expect(gateText("1")).toBe("portão 1");
  expect(gateText(" Portão 2 ")).toBe("portão 2");
  expect(gateText("portao norte")).toBe("portão norte");
  expect(gateText("norte")).toBe("portão norte");
});

test("times are those of the venue", () => {
  const entered = { at: "2026-11-28T11:04:00Z", gate: "2" };
  expect(enteredText(entered, "America/Sao_Paulo")).toBe("às 08:04, no portão 2");
  expect(enteredText(entered, "America/Manaus")).toBe("às 07:04, no portão 2");
});

test("a cancelled registration says since when, where that is known", () => {
  expect(cancelledText("2026-11-18")).toBe("Inscrição cancelada em 18/11. Chame quem organiza.");
  expect(cancelledText(null)).toBe("Inscrição cancelada. Chame quem organiza.");
});

test("what waits is counted", () => {
  expect([1, 3].map(waitingText)).toEqual([
    "1 leitura ainda neste aparelho",
    "3 leituras ainda neste aparelho",
  ]);
});
