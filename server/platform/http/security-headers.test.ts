import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  framedHeaders,
  permissionsPolicy,
  securityHeaders,
  withoutFrameBan,
} from "./security-headers.server.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ", 1)[0], part.split(" ").slice(1)]));

test("a page loads nothing from another host and runs only scripts that are ours", () => {
  const policy = directives(contentSecurityPolicy(["'sha256-abc='", "'nonce-xyz'"], []));
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("script-src")).toEqual(["'self'", "'sha256-abc='", "'nonce-xyz'"]);
  const sources = [...policy.values()].flat();
  expect(sources.filter((source) => /unsafe|https?:|\*/.test(source))).toEqual([]);
});

test("a page cannot be framed, moved to another base or made to send its forms elsewhere", () => {
  const policy = directives(contentSecurityPolicy([], []));
  expect([policy.get("frame-ancestors"), policy.get("base-uri"), policy.get("form-action")]).toEqual([
    ["'none'"],
    ["'none'"],
    ["'self'"],
  ]);
});

test("a form's answer may lead to the hosts that take payments, and nothing else may", () => {
  const policy = directives(contentSecurityPolicy([], ["https://checkout.stripe.com"]));
  expect(policy.get("form-action")).toEqual(["'self'", "https://checkout.stripe.com"]);
  policy.delete("form-action");
  expect([...policy.values()].flat()).not.toContain("https://checkout.stripe.com");
});

test("only a page that reads codes may use the camera and WebAssembly, and it may nothing else", () => {
  expect(contentSecurityPolicy(["'nonce-xyz'"], [])).not.toContain("wasm");
  const policy = directives(contentSecurityPolicy(["'nonce-xyz'"], [], { readsCodes: true }));
  expect(policy.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'", "'nonce-xyz'"]);
  expect([...policy.values()].flat().filter((source) => source.includes("unsafe"))).toEqual([
    "'wasm-unsafe-eval'",
  ]);
  expect(permissionsPolicy({ readsCodes: true })).toBe(
    permissionsPolicy().replace("camera=()", "camera=(self)"),
  );
  expect(securityHeaders(true)["permissions-policy"]).toMatch(/^camera=\(\), /);
});

test("every answer starts from the strictest policy", () => {
  expect(securityHeaders(false)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test("only a product behind https asks browsers to insist on it", () => {
  expect(securityHeaders(true)).toHaveProperty("strict-transport-security");
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});

test("what other sites may frame runs no script, sends no form and loads nothing but its own style and font", () => {
  const headers = { ...withoutFrameBan(securityHeaders(true)), ...framedHeaders("'sha256-abc='") };
  expect(headers).not.toHaveProperty("x-frame-options");
  const policy = directives(headers["content-security-policy"]!);
  expect(policy.get("frame-ancestors")).toEqual(["*"]);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'none'"]);
  expect(policy.get("style-src")).toEqual(["'sha256-abc='"]);
  expect([...policy.keys()]).not.toContain("script-src");
  // All the rest is as strict as everywhere.
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "permissions-policy": permissionsPolicy(),
  });
});
