import { expect, test } from "vitest";
import { plansInWords } from "./plan-summary.ts";

test("the plans that open something are named as they are sold", () => {
  expect(plansInWords([])).toBe("um plano");
  expect(plansInWords(["Atleta Premium"])).toBe("o plano Atleta Premium");
  expect(plansInWords(["Essencial", "Premium", "Elite"])).toBe("o plano Essencial, Premium ou Elite");
});
