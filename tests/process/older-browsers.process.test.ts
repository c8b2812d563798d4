import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildIfNeeded } from "../../cli/build.ts";

// What a browser gets is checked as it is sent: syntax is lowered by the build, what it calls is not.
const ASSETS = path.join(import.meta.dirname, "..", "..", "build", "client", "assets");

/** Newer than Safari 16.4 or Chrome 111. A name in a string, or asked for by `typeof`, counts too: rewrite it. */
const NEWER_CALLS =
  /\bTemporal\.|\bURL\.parse\(|\.groupBy\(|\.withResolvers\(|\bPromise\.try\(|\.fromAsync\(|\bRegExp\.escape\(|\bAbortSignal\.any\(|\bIntl\.DurationFormat|\b(?:show|hide|toggle)Popover\(|\bpopoverTarget:|\.isSubsetOf\(|\.checkVisibility\(|\.requestClose\(|\bfor await\(|\b(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|take|drop|toArray|forEach)\(/g;

/** Calls of one file that are fine, and why. One that is not made any more fails too. */
const FINE_CALLS: Record<string, { call: string; why: string }> = {
  "cut-video": {
    call: "for await(",
    why: "over generators of the library; it takes streams by their reader",
  },
};

/** Newer styles, and why the page is whole without each. What is not listed here fails. */
const NEWER_STYLES: Record<string, string | null> = {
  "@starting-style": "something appears at once instead of fading in",
  "@scope": null,
  "@view-transition": null,
  "@position-try": null,
  ":popover-open": null,
  ":user-invalid": null,
  ":user-valid": "in a forgiving list, for a slider that has no script",
  ":open": null,
  "::details-content": null,
  "animation-timeline:": "asked for with @supports; a script marks the header instead",
  "anchor-name:": null,
  "position-area:": null,
  "field-sizing:": null,
  "interpolate-size:": null,
  "content-visibility:": null,
  "view-transition-name:": null,
  "allow-discrete": null,
  "light-dark(": null,
  "linear(": null,
  "calc-size(": null,
  "round(": null,
  "if(": null,
  "(from ": "Tailwind asks for it inside @supports",
  "text-wrap:": "headings break less evenly",

  "scripting:": "what needs script is shown though it does nothing",
  subgrid: "asked for with @supports; labels get a fixed column instead",
};

/** Tailwind's `open:`, in a list from which a browser drops what it does not know. */
const TAILWIND_OPEN = ":is([open],:popover-open,:open)";

let files: { name: string; text: string }[];

beforeAll(() => {
  buildIfNeeded();
  files = readdirSync(ASSETS)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(ASSETS, name), "utf8") }));
});

test("no script calls what Safari 16.4 or Chrome 111 do not have", () => {
  const scripts = files.filter(({ name }) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap(({ name, text }) =>
    Array.from(
      text.matchAll(NEWER_CALLS),
      ({ 0: call, index }) => `${name}: ${call} … ${text.slice(index, index + 60)}`,
    ),
  );
  const isFine = (line: string) =>
    Object.entries(FINE_CALLS).some(
      ([name, { call }]) => line.startsWith(`${name}-`) && line.includes(`: ${call} …`),
    );
  expect(found.filter((line) => !isFine(line))).toEqual([]);
  const used = Object.keys(FINE_CALLS).filter((name) => found.some((line) => line.startsWith(`${name}-`)));
  expect(used).toEqual(Object.keys(FINE_CALLS));
});

test("every newer style is one that a page is whole without", () => {
  const styles = files.filter(({ name }) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(0);
  const text = styles.map((style) => style.text.replaceAll(TAILWIND_OPEN, "")).join("");
  const used = Object.keys(NEWER_STYLES).filter((name) => wordIn(text, name));
  expect(used.filter((name) => NEWER_STYLES[name] === null)).toEqual([]);
  expect(Object.keys(NEWER_STYLES).filter((name) => NEWER_STYLES[name] !== null)).toEqual(
    used.filter((name) => NEWER_STYLES[name] !== null),
  );
  // Nested rules: Safari knows them from 16.5, Chrome from 112. In a class's name the sign is escaped.
  expect(text.match(/(?<!\\)&[^;{}]*\{/g)).toBeNull();
});

/** Not as the end of a longer name, such as `-x-text-wrap` or `linear-gradient(`. */
const wordIn = (text: string, name: string) =>
  new RegExp(`${/^\w/.test(name) ? "(?<![\\w-])" : ""}${name.replaceAll(/[.()]/g, "\\$&")}`).test(text);
