import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";
import { PROBLEM_DETAILS } from "./problem-details.ts";
import { problemOf, problemSchema, PROBLEMS, type ProblemCode } from "./problem.ts";
import { athletesQuery, clubsQuery, eventsQuery, noQuery } from "./queries.ts";

const parse = (query: string) => parseQuery(athletesQuery, new URLSearchParams(query));
const wrong = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? [] : parsed.error.map(({ parameter }) => parameter);
};

test("without parameters the defaults hold", () => {
  expect(parse("")).toMatchObject({ ok: true, value: { limit: 20, sort: "newest" } });
});

test.each([
  ["limit=0", ["limit"]],
  ["limit=101", ["limit"]],
  ["limit=2.5", ["limit"]],
  ["limit=1e2", ["limit"]],
  ["ageMin=17&ageMax=15", ["ageMin"]],
  ["sort=oldest", ["sort"]],
  ["group=Líbero", ["group"]],
  ["cursor=../x", ["cursor"]],
  [`q=${"a".repeat(81)}`, ["q"]],
  ["busca=ana", ["busca"]],
  ["q=ana&q=bia", ["q"]],
])("%s names what is wrong", (query, parameters) => {
  expect(wrong(query)).toEqual(parameters);
});

test("a parameter's name is repeated only as far as it takes to recognise it", () => {
  expect(wrong(`${"x".repeat(500)}=1`)[0]).toHaveLength(41);
});

test("a text is read without the spaces and control characters that came along", () => {
  expect(parse("q=%20ana%00%20%20lima%0A")).toMatchObject({ ok: true, value: { q: "ana lima" } });
});

test("whatever is asked, there is an answer and not an exception", () => {
  const schemas = [athletesQuery, clubsQuery, eventsQuery, noQuery];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), fc.nat({ max: 3 }), (pairs, n) => {
      expect(typeof parseQuery(schemas[n]!, new URLSearchParams(pairs)).ok).toBe("boolean");
    }),
  );
});

test("every problem is told in the form of its standard, with its status and a place to read on", () => {
  for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
    const problem = problemOf(code, PROBLEM_DETAILS[code]);
    expect(problemSchema.parse(problem)).toEqual(problem);
    expect(problem.type).toMatch(/^\/api\/docs#[a-z-]+$/);
    expect(problem.status).toBe(PROBLEMS[code].status);
  }
});
