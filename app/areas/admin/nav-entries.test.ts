import { expect, test } from "vitest";
import { PATTERNS } from "../../../tests/helpers/route-patterns.ts";
import { currentEntry, entriesFor, NAV_ENTRIES } from "./nav-entries.ts";

test("every entry that is shown leads to a page, and every page that is there is shown", () => {
  for (const { to, soon } of NAV_ENTRIES) {
    expect({ to, built: PATTERNS.includes(to.split("?")[0]!) }).toEqual({ to, built: !soon });
  }
});

test("what only an admin may open is not shown to staff", () => {
  expect(entriesFor(false).filter(({ adminOnly }) => adminOnly)).toEqual([]);
});

test("the current entry is the closest one above the page", () => {
  const labelAt = (pathname: string, search = "") =>
    currentEntry(entriesFor(true), { pathname, search })?.label;
  expect(labelAt("/admin")).toBe("Dashboard");
  expect(labelAt("/admin/dashboard")).toBe("Dashboard");
  expect(labelAt("/admin/revisoes")).toBe("Revisões");
  expect(labelAt("/admin/revisoes", "?depois=x")).toBe("Revisões");
  expect(labelAt("/admin/revisoes", "?depois=x&tipo=report")).toBe("Denúncias");
  expect(labelAt("/admin/revisoes/123", "?tipo=report")).toBe("Revisões");
  expect(labelAt("/admin/planos/novo")).toBe("Planos");
  expect(labelAt("/admin/planostas")).toBeUndefined();
});
