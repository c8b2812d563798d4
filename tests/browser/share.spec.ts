import type { APIResponse } from "@playwright/test";
import { expect, hydrated, test } from "./pages.ts";

const SITE = "/a/kaua-ribeiro";
const FILES = [
  { name: "Baixar figurinha", path: `${SITE}/figurinha.jpg`, type: "image/jpeg", start: "ffd8ff" },
  { name: "Baixar imagem para stories", path: `${SITE}/stories.jpg`, type: "image/jpeg", start: "ffd8ff" },
  {
    name: "Baixar Currículo Esportivo",
    path: `${SITE}/curriculo.pdf`,
    type: "application/pdf",
    start: "25504446",
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`sharing an athlete ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("pictures and résumé are files that the browser keeps", async ({ page, request }) => {
      // Nothing is drawn yet, and three drawings on a busy machine take their time.
      test.slow();
      await page.goto(SITE);
      for (const { name, path, type, start } of FILES) {
        const link = page.getByRole("link", { name });
        await expect(link).toHaveAttribute("href", path);
        await expect(link).toHaveAttribute("download", "");
        const answer = await request.get(path);
        expect(answer.headers()["content-type"]).toBe(type);
        expect(await beginsWith(answer, start)).toBe(true);
      }
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Baixar Currículo Esportivo" }).click();
      expect((await download).suggestedFilename()).toBe("curriculo-esportivo-kaua-ribeiro.pdf");
    });

    test("the address can be read, scanned, and sent by WhatsApp", async ({ page, baseURL }) => {
      await page.goto(SITE);
      await expect(page.getByLabel("Endereço do perfil")).toHaveValue(`${baseURL}${SITE}`);
      const code = page.getByRole("img", { name: "Código QR que leva ao perfil de Kauã Ribeiro" });
      await code.scrollIntoViewIfNeeded();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const message = await page.getByRole("link", { name: "Enviar no WhatsApp" }).getAttribute("href");
      expect(new URL(message!).searchParams.get("text")).toContain(`${baseURL}${SITE}`);
    });
  });
}

test("with script, a button copies the address", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(SITE);
  await hydrated(page);
  await page.getByRole("button", { name: "Copiar endereço" }).click();
  await expect(page.getByRole("button", { name: "Endereço copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${SITE}`);
});

test("a messenger finds the picture in the server's answer and may fetch it", async ({ page, request }) => {
  for (const path of [SITE, "/", "/campeonatos"]) {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(new URL(image!).pathname);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "image/jpeg"]);
    expect((await answer.body()).length).toBeLessThan(300_000);
  }
});

test("what was fetched before is not sent again", async ({ request }) => {
  const path = `${SITE}/qr.svg`;
  const { etag } = (await request.get(path)).headers();
  expect((await request.get(path, { headers: { "if-none-match": etag! } })).status()).toBe(304);
});

test("nobody's files are not found, and the sample profile offers none", async ({ page, request }) => {
  for (const file of ["figurinha.jpg", "stories.jpg", "curriculo.pdf", "qr.svg"])
    expect((await request.get(`/a/ninguem-com-este-nome/${file}`)).status()).toBe(404);
  await page.goto("/exemplo-atleta");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Baixar/ })).toHaveCount(0);
});

const beginsWith = async (answer: APIResponse, hex: string) =>
  (await answer.body()).toString("hex", 0, 8).startsWith(hex);
