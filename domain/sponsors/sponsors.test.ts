import { expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { can, canEdit } from "./policy.ts";
import { sponsorPageSchema } from "./schema.ts";

const member = (userId: string, role: "user" | "staff" | "admin" = "user"): Actor => ({
  kind: "member",
  userId,
  role,
  profile: null,
});

test("staff and the product itself enter sponsors; nobody else does", () => {
  for (const actor of [SYSTEM, member("a", "staff"), member("a", "admin")])
    expect(can(actor, "create")).toBe(true);
  for (const actor of [VISITOR, member("a")]) expect(can(actor, "create")).toBe(false);
});

test("a sponsor's page is its own person's and the team's", () => {
  const own = { userId: "a" };
  for (const actor of [member("a"), member("b", "staff"), SYSTEM]) expect(canEdit(actor, own)).toBe(true);
  for (const actor of [member("b"), VISITOR]) expect(canEdit(actor, own)).toBe(false);
  expect(canEdit(member("a"), { userId: null })).toBe(false);
});

const problems = (page: Record<string, string>) => {
  const parsed = sponsorPageSchema.safeParse({ name: "Fonte Clara", ...page });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
};

test.each([
  ["link", "javascript:alert(1)"],
  ["link", "ftp://fonte.example"],
  ["link", `https://fonte.example/${"a".repeat(300)}`],
  ["name", ""],
  ["name", "Fonte www.fonte.com"],
  ["description", "a".repeat(601)],
])("%s cannot be %s", (field, value) => {
  expect(problems({ [field]: value })).toEqual([field]);
});

test("a link and a text may stay away", () => {
  expect(sponsorPageSchema.parse({ name: " Fonte  Clara ", link: "", description: "" })).toMatchObject({
    name: "Fonte Clara",
    description: undefined,
  });
  expect(problems({ link: "https://fonte.example/obra" })).toEqual([]);
});
