import { expect, test } from "vitest";
import { fateOf, handledAs, isPast } from "./requests.ts";

const SCOPE = "https://joia.example/organizar/entrada/";
const PAGE = "https://joia.example/organizar/entrada/019a";
const BUILD = "manifest-9fa79931.js";
const NOW = Date.parse("2026-11-18T12:00:00Z");
const page = {
  status: 200,
  redirected: false,
  headers: new Headers({ "x-erase-after": "2026-11-19T12:00:00Z" }),
  html: `<script>import "/assets/${BUILD}"</script>`,
};

test.each([
  ["GET", "navigate", PAGE, "page"],
  ["GET", "navigate", `${PAGE}?de=lista`, "page"],
  ["GET", "cors", PAGE, "untouched"],
  ["GET", "cors", `${PAGE}.data`, "untouched"],
  ["GET", "navigate", `${PAGE}.data`, "untouched"],
  ["POST", "cors", `${PAGE}/leituras`, "untouched"],
  ["POST", "navigate", PAGE, "untouched"],
  ["GET", "navigate", "https://joia.example/organizar/eventos/019a", "untouched"],
  ["GET", "cors", "https://joia.example/__manifest?paths=/a", "untouched"],
  ["GET", "cors", "https://joia.example/assets/root-1.js", "asset"],
  ["GET", "no-cors", "https://joia.example/desenhos/escudo/ECL-1.svg", "asset"],
  ["GET", "cors", "https://other.example/assets/root-1.js", "untouched"],
])("%s %s %s is %s", (method, mode, url, handled) => {
  expect(handledAs({ method, mode, url }, SCOPE)).toBe(handled);
});

test("only the page itself, of this build and with a date is kept", () => {
  expect(fateOf(page, BUILD, NOW)).toBe("keep");
  expect(fateOf({ ...page, redirected: true }, BUILD, NOW)).toBe("leave");
  expect(fateOf({ ...page, html: "manifest-0000.js" }, BUILD, NOW)).toBe("leave");
  // Such as the page of a match that was moved: whoever opens the sheet without signal goes on with it.
  expect(fateOf({ ...page, headers: new Headers() }, BUILD, NOW)).toBe("leave");
});

test("a page that is no more is forgotten, one that cannot be reached is not", () => {
  const fate = (status: number) => fateOf({ ...page, status, html: "" }, BUILD, NOW);
  expect([403, 404, 410].map(fate)).toEqual(["forget", "forget", "forget"]);
  expect([0, 302, 401, 429, 500, 502, 503].filter((status) => fate(status) !== "leave")).toEqual([]);
});

test("an answer that says of itself that it is over is not kept, and takes the copy along", () => {
  const over = (at: string) => ({ ...page, headers: new Headers({ "x-erase-after": at }) });
  expect(fateOf(over("2026-11-18T11:59:59Z"), BUILD, NOW)).toBe("forget");
  expect(fateOf(over("2026-11-18T12:00:01Z"), BUILD, NOW)).toBe("keep");
});

test("a kept page ends at the instant that its answer named", () => {
  const headers = new Headers({ "x-erase-after": "2026-11-29T20:00:00Z" });
  expect(isPast({ headers }, Date.parse("2026-11-29T19:59:59Z"))).toBe(false);
  expect(isPast({ headers }, Date.parse("2026-11-29T20:00:00Z"))).toBe(true);
  expect(isPast({ headers: new Headers() }, Date.now())).toBe(false);
});
