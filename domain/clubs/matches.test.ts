import { expect, test } from "vitest";
import { adjustmentSchema } from "./adjustment-schema.ts";
import { matchSchema } from "./match-schema.ts";
import { matchDayProblem } from "./matches.ts";

const TYPED = { opponent: " Vale  Verde ", goalsFor: "2", goalsAgainst: "0", matchDate: "2026-11-01" };
const messages = (given: object) =>
  matchSchema.safeParse({ ...TYPED, ...given }).error?.issues.map(({ message }) => message);

test("what is typed becomes a result", () => {
  expect(matchSchema.parse({ ...TYPED, category: "17" })).toMatchObject({
    opponent: "Vale Verde",
    goalsFor: 2,
    goalsAgainst: 0,
    category: 17,
    evidence: null,
  });
});

test.each([
  [{ opponent: " " }, "Escreva o nome do adversário."],
  [{ goalsFor: "" }, "Informe os gols."],
  [{ goalsFor: "-1" }, "Escreva um número inteiro, sem sinal."],
  [{ goalsAgainst: "1,5" }, "Escreva um número inteiro, sem sinal."],
  [{ goalsAgainst: "41" }, "Use um número até 40."],
  [{ matchDate: "31/12/2026" }, "Informe o dia do jogo."],
  [{ matchDate: "2026-02-30" }, "Informe o dia do jogo."],
])("%o is refused", (given, message) => {
  expect(messages(given)).toEqual([message]);
});

test("a day has to lie between the foundation of both clubs and today", () => {
  const today = Temporal.PlainDate.from("2026-11-16");
  const problem = (day: string, ...foundationYears: (number | null)[]) =>
    matchDayProblem(Temporal.PlainDate.from(day), { today, foundationYears });
  expect(problem("2026-11-16", 2026, null)).toBeNull();
  expect(problem("2026-11-17")).toBe("in_future");
  expect(problem("2009-12-31", 1948, 2010)).toBe("before_foundation");
  expect(problem("1999-12-31", 1948)).toBe("too_old");
});

test("an adjustment has points and a reason", () => {
  const points = (typed: string) =>
    adjustmentSchema.safeParse({ club: "Vale", points: typed, reason: "Escalação irregular" }).data?.points;
  expect(["-3", "−3", "+2", "0", "61", "três"].map(points)).toEqual([
    -3,
    -3,
    2,
    undefined,
    undefined,
    undefined,
  ]);
});
