import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Scoring } from "./scoring.tsx";

test("the rule's dots are a list that stands where a list may stand", () => {
  const html = renderToStaticMarkup(<Scoring season={2026} />);
  expect(html).toContain('<div aria-hidden="true"><ol');
  expect(html).not.toMatch(/<(?:span|p)[^>]*><ol/);
});
