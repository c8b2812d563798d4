import { expect, test } from "vitest";
import { JOBS } from "../../../cli/background-work.ts";
import { JOB_TEXT } from "./job-text.ts";

test("each job that runs by itself has its words, and no others do", () => {
  const scheduled = JOBS.filter(({ schedule }) => schedule).map(({ name }) => name);
  expect(Object.keys(JOB_TEXT).toSorted()).toEqual(scheduled.toSorted());
});
