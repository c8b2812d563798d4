import type { Page } from "@playwright/test";
import { phonePhoto } from "#server/media/testing/pictures.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { decide, enterAs, newWord, toast } from "./people.ts";

/** A file is looked at by a job in a process of its own, which may have others before it. */
const PROCESSED = { timeout: 60_000 };

async function sendPicture(page: Page): Promise<void> {
  await page.getByLabel(/Sua imagem|Enviar outra imagem/).setInputFiles({
    name: "cartaz.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePhoto(1200, 800),
  });
  await page.getByRole("button", { name: "Enviar imagem" }).click();
  await expect(toast(page)).toContainText("Upload concluído");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test.slow();

    test("a club sends a picture of its event, which the public sees once staff agreed", async ({
      page,
      open,
    }) => {
      const title = `Jornada ${newWord()}`;
      await enterAs(page, "club");
      await open("/organizar/eventos/novo");
      await page.getByLabel("Nome do evento", { exact: true }).fill(title);
      await page
        .getByLabel("Dia", { exact: true })
        .fill(Temporal.Now.plainDateISO().add({ days: 30 }).toString());
      await page.getByLabel("Começa às", { exact: true }).fill("08:30");
      await page.getByLabel("Local", { exact: true }).fill("Campo do clube");
      await page.getByLabel("Cidade", { exact: true }).fill("Salvador, BA");
      await page.getByRole("button", { name: "Salvar rascunho" }).click();
      await expect(toast(page)).toContainText("Rascunho salvo");
      const { pathname } = new URL(page.url());
      const today = page.getByRole("img", { name: "A imagem na página do evento" });
      await expect(today).toHaveAttribute("src", /^\/desenhos\//);
      await sendPicture(page);
      await expect(async () => {
        await page.goto(pathname);
        await expect(page.getByText("Esperando nossa equipe")).toBeVisible({ timeout: 1000 });
      }).toPass(PROCESSED);
      if (javaScriptEnabled) await expectAccessible(page);
      await atBothSizes(page, () => expectNoOverflow(page));

      await page.context().clearCookies();
      await enterAs(page, "staff");
      await page.goto("/admin/revisoes?tipo=media");
      await page.getByRole("link", { name: `de ${title}` }).click();
      await decide(page, "Aprovar");
      await expect(toast(page)).toContainText("Revisão aprovada");

      await page.context().clearCookies();
      await enterAs(page, "club");
      await page.goto(pathname);
      await expect(today).toHaveAttribute("src", /^\/midia\//);
      const file = (await today.getAttribute("src"))!;
      expect((await page.request.get(file)).status()).toBe(200);
      // The event is a draft: nobody else sees its picture.
      await page.context().clearCookies();
      expect((await page.request.get(file)).status()).toBe(404);

      await enterAs(page, "club");
      await page.goto(pathname);
      await page.getByRole("button", { name: "Remover a imagem" }).click();
      await expect(toast(page)).toContainText("Imagem removida");
      await expect(today).toHaveAttribute("src", /^\/desenhos\//);
      await page.getByRole("link", { name: "Apagar o rascunho" }).click();
      await page.getByRole("button", { name: "Apagar" }).click();
      await expect(toast(page)).toContainText("Rascunho apagado");
    });
  });
}
