import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { SECTION_NAMES } from "#domain/athletes/profile-values.ts";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { connectionOf } from "./answers.ts";
import { createReport } from "./report.ts";
import { startProduct } from "./start.ts";
import { KNOWN_VISITOR, memberCookie } from "./visitors.ts";

const REVIEW_KINDS = ["media", "take_down", "profile_text", "guardian_dispute", "report"];

/**
 * The pages of families, clubs and the team, by the demo login that opens them, and what visitors see of them. An
 * address with a part like `:id` is the first such link on the newest of the pages before it that has one.
 */
const PAGES: Partial<Record<DemoLoginKey | "visitor", readonly string[]>> = {
  visitor: [
    "/a/kaua-ribeiro",
    "/a/kaua-ribeiro/estatisticas",
    "/a/kaua-ribeiro/estatisticas?comparar=1",
    "/a/kaua-ribeiro/historia",
    "/a/kaua-ribeiro/videos",
    "/a/kaua-ribeiro/galeria",
    "/remover/:id",
    "/dev/emails",
    "/dev/emails/:id",
    "/responsavel/confirmar?token=:token",
  ],
  minor: [
    "/athlete/dashboard",
    "/athlete/dashboard?editar=tudo",
    ...SECTION_NAMES.map((section) => `/athlete/dashboard?editar=${section}`),
    "/athlete/numeros",
    "/athlete/numeros/nova",
    "/athlete/numeros/:id",
    "/athlete/compartilhar",
    "/athlete/comparar",
    "/athlete/midia",
    "/athlete/midia?ver=fotos",
    "/athlete/midia/:id",
    "/athlete/midia?ver=videos",
    "/athlete/midia/:id",
  ],
  athlete: ["/athlete/dashboard", "/athlete/numeros", "/athlete/midia", "/athlete/compartilhar"],
  guardian: [
    "/responsavel",
    "/responsavel/midia/:id",
    "/responsavel/atletas",
    "/responsavel/atleta/:id",
    "/responsavel/atleta/:id/compartilhar",
    "/responsavel/atleta/:id/revogar",
    "/responsavel/atleta/:id/apagar",
    "/responsavel/texto/:version",
  ],
  club: ["/club/dashboard", "/a/kaua-ribeiro/videos"],
  staff: REVIEW_KINDS.flatMap((kind) => [`/admin/revisoes?tipo=${kind}`, "/admin/revisoes/:id"]),
};
const SCREENS: Record<string, Flags> = {
  "360 px": {
    formFactor: "mobile",
    screenEmulation: { mobile: true, width: 360, height: 800, deviceScaleFactor: 2, disabled: false },
  },
  "1280 px": {
    formFactor: "desktop",
    screenEmulation: { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false },
    emulatedUserAgent: false,
  },
};

/** The accessibility that Lighthouse finds, on a phone and on a wide screen. */
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-lighthouse-"));
const product = await startProduct({ dataDir });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
});
const report = createReport();
try {
  for (const [who, pages] of Object.entries(PAGES)) await scorePages(who as keyof typeof PAGES, pages);
} finally {
  chrome.kill();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
report.save("lighthouse-members.json");

async function scorePages(who: DemoLoginKey | "visitor", pages: readonly string[]): Promise<void> {
  const cookie = who === "visitor" ? KNOWN_VISITOR : await memberCookie(connectionOf(product), who);
  const opened: string[] = [];
  for (const page of pages) {
    const address = addressOf(page, opened);
    const answer =
      address && (await fetch(product.origin + address, { headers: { cookie }, redirect: "manual" }));
    if (!answer || !answer.ok) {
      console.log(`${who} ${page}: ${answer ? answer.status : "no link to it"}`);
      process.exitCode = 1;
      continue;
    }
    opened.unshift(await answer.text());
    report.add(`${page}, ${who}`, await scoresOf(address, cookie));
  }
}

/** The address itself, or the first link like it. */
function addressOf(page: string, opened: readonly string[]): string | undefined {
  if (!page.includes(":")) return page;
  const address = RegExp.escape(page)
    .replace(":id", String.raw`[\da-f-]{36}`)
    .replace(/:\w+/, String.raw`[\w.-]+`);
  const link = new RegExp(`href="(?:${RegExp.escape(product.origin)})?(${address})"`);
  return opened.map((html) => link.exec(html)?.[1]).find((found) => found !== undefined);
}

async function scoresOf(address: string, cookie: string): Promise<Record<string, number>> {
  const scores: Record<string, number> = {};
  for (const [screen, flags] of Object.entries(SCREENS)) {
    const run = await lighthouse(product.origin + address, {
      ...flags,
      port: chrome.port,
      onlyCategories: ["accessibility"],
      throttlingMethod: "provided",
      logLevel: "silent",
      extraHeaders: { cookie },
    });
    if (!run) throw new Error(`no result for ${address}`);
    scores[`accessibility, ${screen}`] = Math.round((run.lhr.categories["accessibility"]?.score ?? 0) * 100);
    const failed = Object.values(run.lhr.audits).filter(({ score }) => score === 0);
    for (const { id } of failed) console.log(`    ${screen}: ${id}`);
    if (failed.length > 0) process.exitCode = 1;
  }
  return scores;
}
