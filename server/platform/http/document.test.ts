import { runInNewContext } from "node:vm";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishDocument, withLoaderData } from "./document.server.ts";

const NONCE = "q1w2e3r4t5y6-_";
const FIRST = `window.a = "1 < 2";\nstart();`;
const MODULE = `import "/assets/entry.js";`;
// As React Router writes it, with a script in the text that came from somewhere else.
const DOCUMENT = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.js" nonce="${NONCE}"/>
<link rel="modulepreload" crossorigin="" href="/assets/root.js"/><link rel="stylesheet" href="/assets/app.css"/></head>
<body><p>$& $1 olá</p><script>alert("slipped in")</script><script nonce="guessed">alert("guessed")</script>
<script nonce="${NONCE}">${FIRST}</script><script nonce="${NONCE}" type="module" async="">${MODULE}</script></body></html>`;

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("hydration waits: nothing is preloaded and the module script is inert until it is started", () => {
  const { html } = finishDocument(DOCUMENT, NONCE, false);
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `type="text/plain" data-hydrate="/assets/entry.js /assets/root.js">${MODULE}</script>`,
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
});

test("a page made for one visitor marks its scripts with the nonce", () => {
  const { html, scriptSources } = finishDocument(DOCUMENT, NONCE, false);
  expect(scriptSources).toEqual([`'nonce-${NONCE}'`]);
  expect(html).toContain(`<script nonce="${NONCE}">${FIRST}</script>`);
});

test("a page that is cached names its scripts by their hashes and holds no nonce", () => {
  const { html, scriptSources } = finishDocument(DOCUMENT, NONCE, true);
  expect(scriptSources).toEqual([hash(FIRST), hash(MODULE)]);
  expect(html).not.toContain(NONCE);
  expect(html).toContain(`<script>${FIRST}</script>`);
});

test("a script that slipped in by other means is not among those that run", () => {
  for (const cached of [true, false]) {
    const { html, scriptSources } = finishDocument(DOCUMENT, NONCE, cached);
    expect(html).toContain('<script>alert("slipped in")</script>');
    expect(scriptSources).not.toContain(hash('alert("slipped in")'));
    expect(scriptSources).not.toContain(hash('alert("guessed")'));
  }
});

test("the same script twice is named once", () => {
  const twice = `<script nonce="${NONCE}">${FIRST}</script>`.repeat(2);
  expect(finishDocument(twice, NONCE, true).scriptSources).toEqual([hash(FIRST)]);
});

test("the text of the page stays as it is, also where it looks like a replacement pattern", () => {
  for (const cached of [true, false])
    expect(finishDocument(DOCUMENT, NONCE, cached).html).toContain("<p>$& $1 olá</p>");
});

test("loaders' data stands at the end of the body, and no text in it can end its script", () => {
  const data = '["</script><script>alert(1)</script> & \u2028"]';
  const html = withLoaderData(DOCUMENT, data, NONCE);
  expect(html.endsWith("close();</script></body></html>")).toBe(true);
  const script = html.slice(html.lastIndexOf("<script "), html.lastIndexOf("</script>"));
  expect(script).not.toMatch(/<\/|\u2028/);
  const written: string[] = [];
  const streamController = {
    enqueue: (text: string) => written.push(text),
    close: () => written.push("end"),
  };
  runInNewContext(script.slice(script.indexOf(">") + 1), {
    window: { __reactRouterContext: { streamController } },
  });
  expect(written).toEqual([data, "end"]);
});
