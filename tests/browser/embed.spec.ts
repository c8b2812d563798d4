import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EMBED_PARTS, embedPath, tabPath } from "#app/areas/public/components/championship/tabs.ts";
import { openDatabase } from "./gate.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";

let event: { id: string; category: string };
test.beforeAll(async ({ baseURL }) => {
  await using sql = await openDatabase(baseURL);
  const [row] = await sql.query(
    `select e.id, c.id as category from events e join championship_categories c on c.championship_id = e.championship_id
     where e.title like 'Torneio da Primavera%' and c.drawn_at is not null order by c.id limit 1`,
  );
  event = row as typeof event;
});

/** A site of somebody else. Another host and port is another origin. */
async function startOtherSite(html: string) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => server.close().closeAllConnections(),
  };
}

test("axe finds nothing on what other sites embed, and nothing is wider than the screen", async ({
  page,
}) => {
  for (const part of EMBED_PARTS) {
    await page.goto(embedPath(event.id, part, event.category));
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${part} ${size}`);
      await expectAccessible(page, `${part} ${size}`);
    });
  }
});

test.describe("a page of another site", () => {
  // Chromium says so when it refuses a frame.
  test.use({ expectedComplaints: /^Framing .* violates|^Refused to (?:frame|display)/ });

  test("shows what the code embeds, which leads to us, and cannot frame any other page of ours", async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/campeonatos/${event.id}/incorporar/codigo`);
    const code = await page.getByText("<iframe").first().innerText();
    const normal = new URL(tabPath(event.id, "rodadas"), baseURL).href;
    await using other = await startOtherSite(
      `<!DOCTYPE html><title>Clube do bairro</title>${code}<iframe title="página" src="${normal}"></iframe>`,
    );
    await page.goto(other.url);

    const embedded = page.frameLocator("iframe").first();
    await expect(embedded.getByRole("heading", { level: 1 })).toContainText("Torneio da Primavera");
    await expect(embedded.getByRole("table").first()).toBeVisible();
    // The browser puts a page of its own where it refuses a frame.
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual([other.url, expect.stringContaining("/incorporar?"), "chrome-error://chromewebdata/"]);

    const opened = page.waitForEvent("popup");
    await embedded.getByRole("link", { name: /^Ver tudo/ }).click();
    await expect(await opened).toHaveURL(new RegExp(`/campeonatos/${event.id}/`));
  });
});
