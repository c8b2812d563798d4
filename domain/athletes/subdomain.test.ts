import fc from "fast-check";
import { expect, test } from "vitest";
import { isSubdomain, subdomainFrom } from "./subdomain.ts";

test("a name becomes an address", () => {
  expect(subdomainFrom("João Víctor  D'Ávila")).toBe("joao-victor-davila");
});

test("hosts with another meaning are no athlete's", () => {
  expect(isSubdomain("www")).toBe(false);
  expect(isSubdomain("kaua-ribeiro")).toBe(true);
});

test("any name gives a valid address or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
      const address = subdomainFrom(name);
      return address === "" || /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(address);
    }),
  );
});
