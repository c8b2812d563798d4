import { expect, test } from "vitest";
import { PATTERNS } from "../../../tests/helpers/route-patterns.ts";
import { currentEntry, NAV_ENTRIES } from "./nav-entries.ts";

test("every entry leads to a page", () => {
  for (const { to } of NAV_ENTRIES) expect(PATTERNS).toContain(to.split("?")[0]);
});

test("the current entry is the closest one above the page", () => {
  const labelAt = (pathname: string, search = "") => currentEntry(NAV_ENTRIES, { pathname, search })?.label;
  expect(labelAt("/admin")).toBe("Dashboard");
  expect(labelAt("/admin/dashboard")).toBe("Dashboard");
  expect(labelAt("/admin/revisoes")).toBe("Revisões");
  expect(labelAt("/admin/revisoes", "?depois=x")).toBe("Revisões");
  expect(labelAt("/admin/revisoes", "?depois=x&tipo=report")).toBe("Denúncias");
  expect(labelAt("/admin/revisoes/123", "?tipo=report")).toBe("Revisões");
  expect(labelAt("/admin/planos/novo")).toBe("Planos");
  expect(labelAt("/admin/planostas")).toBeUndefined();
});
