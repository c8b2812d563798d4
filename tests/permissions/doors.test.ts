import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { doorsOf } from "../../cli/doors.ts";
import { DOOR_TESTS } from "./doors.ts";

test("every door of the product has tests that say whom it lets in, and every such test a door", () => {
  // Opened only when somebody comes.
  const doors = doorsOf({ connectionString: "postgres://nobody.invalid" }, false);
  expect(doors.map(({ path }) => path).toSorted()).toEqual(Object.keys(DOOR_TESTS).toSorted());
  expect(Object.values(DOOR_TESTS).filter((file) => !existsSync(file))).toEqual([]);
});
