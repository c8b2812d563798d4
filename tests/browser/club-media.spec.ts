import type { Page } from "@playwright/test";
import { phonePhoto } from "#server/media/testing/pictures.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });
// The refused form answers 400.
test.use({ expectedComplaints: /status of 400/ });

/** A file is looked at by a job in a process of its own, which may have others before it. */
const expectProcessed = expect.configure({ timeout: 60_000 });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

test("a club sends a photo and says who appears, and the guardian says yes, then takes it back", async ({
  page,
  browser,
}) => {
  const title = `Treino ${newWord()}`;
  await enterAs(page, "club");
  await open(page, "/club/midia");
  await page
    .locator("label", { hasText: /Adicionar|Escolher arquivos/ })
    .locator("visible=true")
    .first()
    .locator("input")
    .setInputFiles({ name: `${title}.jpg`, mimeType: "image/jpeg", buffer: await phonePhoto(900, 1200) });
  const begin = page.getByRole("link", { name: `Dizer quem aparece de ${title}` });
  await expectProcessed(begin).toBeVisible();
  await begin.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const item = page.url();
  await page.getByRole("button", { name: "Pedir publicação" }).click();
  await expect(page.getByText("Diga se aparecem menores de idade.")).toBeVisible();
  await page.getByLabel("Todos os menores que aparecem estão marcados").check();
  await page.getByLabel("Kauã Ribeiro").check();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Pedir publicação" }).click();
  await expect(toast(page)).toContainText("Pedido feito às famílias");

  const family = await (await browser.newContext()).newPage();
  await enterAs(family, "guardian");
  await open(family, "/responsavel");
  await family.getByRole("link", { name: "Ver e decidir" }).click();
  await expect(family).toHaveURL(/\/responsavel\/midia\//);
  await hydrated(family);
  await expectAccessible(family);
  await family.getByRole("button", { name: `Autorizar ${title}`, exact: true }).click();
  await expect(toast(family)).toContainText("Autorizada");
  await page.goto(item);
  await expect(page.getByText("Com a equipe")).toBeVisible();

  await family.getByRole("button", { name: `Retirar autorização de ${title}` }).click();
  await expect(toast(family)).toContainText("Autorização retirada");
  await page.goto(item);
  await expect(page.getByText("Não autorizou", { exact: true })).toBeVisible();
  await family.context().close();
});
