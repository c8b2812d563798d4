import { expect, test } from "vitest";
import { socialLinks } from "./social.ts";

const NOTHING = { instagram: null, youtube: null, website: null };
const linksOf = (social: Partial<typeof NOTHING | Record<string, string>>) =>
  socialLinks({ ...NOTHING, ...social });

test("a handle becomes the address of its profile, with or without the at sign", () => {
  expect(linksOf({ instagram: "@ec.litoral", youtube: "eclitoral" })).toEqual({
    instagram: "https://www.instagram.com/ec.litoral",
    youtube: "https://www.youtube.com/@eclitoral",
    website: null,
  });
});

test("an address of the same network stays, one of another is dropped", () => {
  expect(linksOf({ instagram: "https://instagram.com/litoral" }).instagram).toBe(
    "https://instagram.com/litoral",
  );
  expect(linksOf({ instagram: "https://evil.example/instagram.com" }).instagram).toBeNull();
  expect(linksOf({ instagram: "https://notinstagram.com/x" }).instagram).toBeNull();
  expect(linksOf({ youtube: "https://m.youtube.com/@litoral" }).youtube).toBe(
    "https://m.youtube.com/@litoral",
  );
});

test("a website without a scheme is read as https", () => {
  expect(linksOf({ website: "litoral.example/base" }).website).toBe("https://litoral.example/base");
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "http://litoral.example",
  "//litoral",
  "https://user:secret@litoral.example",
  "https://localhost/x",
  "<script>",
  "",
])("%j leads nowhere", (value) => {
  expect(linksOf({ instagram: value, youtube: value, website: value })).toEqual(NOTHING);
});
