import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountCards } from "./count-cards.tsx";

const COUNTS = { athletes: 1284, clubs: 12, championships: null, sponsors: 8 };
const shown = (pending: boolean) =>
  [
    ...renderToStaticMarkup(<CountCards counts={COUNTS} pending={pending} />).matchAll(
      /tabular-nums">([^<]*)</g,
    ),
  ].map(([, text]) => text);

test("a count that is not there yet, or is asked for again, shows three dots", () => {
  expect(shown(false)).toEqual(["1.284", "12", "...", "8"]);
  expect(shown(true)).toEqual(["...", "...", "...", "..."]);
});
