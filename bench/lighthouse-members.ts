import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct } from "./start.ts";

/** Pages behind a login, by the demo login that opens them. A pattern is the first address like it on the page before. */
const PAGES: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  "atleta.menor@demo.example": [
    "/athlete/dashboard",
    "/athlete/dashboard?editar=tudo",
    "/athlete/numeros",
    "/athlete/numeros/nova",
    "/athlete/compartilhar",
    "/athlete/midia",
    /\/athlete\/midia\/[\da-f-]{36}/,
  ],
  "responsavel@demo.example": [
    "/responsavel",
    /\/responsavel\/midia\/[\da-f-]{36}/,
    "/responsavel/atletas",
    /\/responsavel\/atleta\/[\da-f-]{36}/,
    /\/responsavel\/atleta\/[\da-f-]{36}\/revogar/,
  ],
  "clube@demo.example": ["/club/dashboard"],
  "equipe@demo.example": ["/admin/revisoes?tipo=media", /\/admin\/revisoes\/[\da-f-]{36}/],
};
const SCREENS = { "360 px": undefined, "1280 px": desktopConfig };

/** The accessibility that Lighthouse finds on members' pages, on a phone and on a wide screen. */
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-lighthouse-"));
const product = await startProduct({ dataDir });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
});
try {
  for (const [email, pages] of Object.entries(PAGES)) {
    const cookie = await enter(email);
    let before = "";
    for (const page of pages) {
      const address = typeof page === "string" ? page : page.exec(before)?.[0];
      if (!address) {
        console.log(`${String(page)}: no such address on the page before`);
        continue;
      }
      before = await (await fetch(product.origin + address, { headers: { cookie } })).text();
      await printScores(address, cookie);
    }
  }
} finally {
  chrome.kill();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function enter(email: string): Promise<string> {
  const answer = await fetch(`${product.origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: product.origin },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 302) throw new Error(`${email} cannot enter: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

async function printScores(address: string, cookie: string): Promise<void> {
  const scores: string[] = [];
  const failed = new Set<string>();
  for (const [screen, config] of Object.entries(SCREENS)) {
    const run = await lighthouse(
      product.origin + address,
      {
        port: chrome.port,
        onlyCategories: ["accessibility"],
        logLevel: "silent",
        extraHeaders: { cookie },
      },
      config,
    );
    if (!run) throw new Error(`no result for ${address}`);
    scores.push(`${Math.round((run.lhr.categories["accessibility"]?.score ?? 0) * 100)} at ${screen}`);
    for (const audit of Object.values(run.lhr.audits)) if (audit.score === 0) failed.add(audit.id);
  }
  console.log(`${address.replace(/[\da-f-]{36}/, ":id")}: accessibility ${scores.join(", ")}`);
  for (const id of failed) console.log(`    ${id}`);
}
