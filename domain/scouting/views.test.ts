import { expect, test } from "vitest";
import { viewText } from "./views.ts";

test("what a club opened is told in one order, whatever it opened first", () => {
  expect(viewText(["export", "profile"])).toBe("abriu o perfil e exportou os dados publicados");
  expect(viewText(["video"])).toBe("assistiu a vídeos");
});
