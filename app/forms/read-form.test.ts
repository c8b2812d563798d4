import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const posted = (type: string, body: string) =>
  new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body });

test("a form is read", async () => {
  const form = await readForm(posted("application/x-www-form-urlencoded", "a=1"));
  expect(form.get("a")).toBe("1");
});

test.each([
  ["JSON", "application/json", '{"a":1}'],
  ["text", "text/plain", "a=1"],
  ["broken multipart", "multipart/form-data; boundary=x", "--x\r\nnada"],
  ["multipart without a boundary", "multipart/form-data", "a"],
])("%s is refused, not taken for an empty form", async (_, type, body) => {
  await expect(readForm(posted(type, body))).rejects.toMatchObject({ init: { status: 400 } });
});
