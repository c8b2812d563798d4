import { expect, test } from "vitest";
import { frameCode } from "./frame-code.ts";

test("a name cannot leave the attribute that it stands in", () => {
  const code = frameCode("https://joia.example/x?a=1&b=2", 'Copa "><script>alert(1)</script>');
  expect(code).toContain('src="https://joia.example/x?a=1&amp;b=2"');
  expect(code).toContain('title="Copa &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(code).not.toContain("<script");
});
