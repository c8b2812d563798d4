import { describe, expect, test } from "vitest";
import { athleteSubdomainOf } from "./athlete-host.ts";

const DOMAIN = "joiadabase.com.br";

describe("a host that is an athlete's", () => {
  test.each([
    ["kaua-ribeiro.joiadabase.com.br", "kaua-ribeiro"],
    ["kaua-ribeiro.joiadabase.com.br:8443", "kaua-ribeiro"],
    ["Kaua-Ribeiro.JoiaDaBase.com.br", "kaua-ribeiro"],
    ["kaua-ribeiro.joiadabase.com.br.", "kaua-ribeiro"],
    ["7.joiadabase.com.br", "7"],
  ])("%s", (host, subdomain) => expect(athleteSubdomainOf(host, DOMAIN)).toBe(subdomain));

  test("a domain of two labels is enough, and so is one that is itself a subdomain", () => {
    expect(athleteSubdomainOf("kaua.joia.test", "joia.test")).toBe("kaua");
    expect(athleteSubdomainOf("kaua.app.joia.com.br", "app.joia.com.br")).toBe("kaua");
  });
});

describe("a host that is nobody's", () => {
  test.each([
    ["the domain itself", "joiadabase.com.br", DOMAIN],
    ["www", "www.joiadabase.com.br", DOMAIN],
    ["a name with another meaning", "api.joiadabase.com.br", DOMAIN],
    ["a preview under the domain", "preview.joiadabase.com.br", DOMAIN],
    ["a preview elsewhere", "kaua.joiadabase.pages.dev", DOMAIN],
    ["localhost", "localhost:3000", "localhost"],
    ["two labels", "kaua.localhost", "localhost"],
    ["an address", "192.168.0.10", DOMAIN],
    ["an address whose end looks like the domain", "10.0.0.1", "0.0.1"],
    ["an address with a port", "127.0.0.1:3000", "127.0.0.1"],
    ["a version 6 address", "[::1]:3000", DOMAIN],
    ["two labels in front", "www.kaua.joiadabase.com.br", DOMAIN],
    ["an empty label", ".joiadabase.com.br", DOMAIN],
    ["a label that no athlete can have", "kaua_ribeiro.joiadabase.com.br", DOMAIN],
    ["a label that starts with a hyphen", "-kaua.joiadabase.com.br", DOMAIN],
    ["a domain that only ends alike", "kaua.outrajoiadabase.com.br", DOMAIN],
    ["our domain in front of another", "kaua.joiadabase.com.br.evil.example", DOMAIN],
    ["nothing", "", DOMAIN],
    ["no domain", "kaua.joiadabase.com.br", ""],
    ["a long label", `${"a".repeat(64)}.joiadabase.com.br`, DOMAIN],
  ])("%s", (_, host, domain) => expect(athleteSubdomainOf(host, domain)).toBeNull());
});
