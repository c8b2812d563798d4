import { expect, test } from "vitest";
import { featuredWeekSchema, nextWeek } from "./featured-weeks.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const form = { athlete: "kaua-ribeiro", from: "23/11/2026", until: "29/11/2026" };

test("the profile is named as people copy it", () => {
  for (const athlete of ["kaua-ribeiro", "@Kaua-Ribeiro", "https://joia.example/a/kaua-ribeiro/videos?x=1"])
    expect(featuredWeekSchema.parse({ ...form, athlete })).toEqual({
      athlete: "kaua-ribeiro",
      from: date("2026-11-23"),
      until: date("2026-11-29"),
    });
});

test("a week ends after it begins, and within a month", () => {
  const problem = (until: string) =>
    featuredWeekSchema.safeParse({ ...form, until }).error?.issues[0]?.message;
  expect(problem("22/11/2026")).toBe("O último dia vem antes do primeiro.");
  expect(problem("23/11/2026")).toBeUndefined();
  expect(problem("24/12/2026")).toBe("No máximo 31 dias.");
  expect(problem("01/01/0000")).toBe("Confira o dia: dia, mês e ano, como 31/12/2026.");
  expect(problem("amanhã")).toBe("Confira o dia: dia, mês e ano, como 31/12/2026.");
});

test("the week that is offered begins on the next Monday", () => {
  const monday = { from: date("2026-11-23"), until: date("2026-11-29") };
  expect(nextWeek(date("2026-11-19"))).toEqual(monday);
  expect(nextWeek(date("2026-11-22"))).toEqual(monday);
  expect(nextWeek(date("2026-11-23")).from).toEqual(date("2026-11-30"));
});
