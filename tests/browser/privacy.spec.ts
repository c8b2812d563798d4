import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { aMember, enterAs, PASSWORD, toast } from "./people.ts";

test("a member asks for a copy of their data and downloads it; nobody else can", async ({
  page,
  browser,
}) => {
  await enterAs(page, "club");
  await page.goto("/conta/privacidade");
  await page.getByRole("button", { name: "Pedir uma cópia" }).click();
  await expect(toast(page)).toContainText("Pedido recebido");
  const link = page.getByRole("link", { name: /Baixar/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });

  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("meus-dados-joia-da-base.zip");
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(new TextDecoder().decode(files["dados/users.json"])).toContain("clube@demo.example");

  const address = await link.getAttribute("href");
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address!);
  await expect(stranger).toHaveURL(/\/login\?voltar=/);
  await stranger.getByRole("button", { name: "Entrar como Patrocinador" }).click();
  await expect(stranger.getByText("Esta cópia não existe mais.")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("leaving asks for the password, waits, and can be taken back", async ({ page }) => {
      test.slow();
      await aMember(page, "sai");
      await page.goto("/conta/privacidade");
      await page.getByRole("link", { name: "Quero excluir minha conta" }).click();
      await page.getByLabel("Senha").fill("nao e esta");
      await page.getByRole("button", { name: "Excluir minha conta" }).click();
      await expect(page.getByText("A senha está incorreta.")).toBeVisible();
      await page.getByLabel("Senha").fill(PASSWORD);
      await page.getByRole("button", { name: "Excluir minha conta" }).click();
      await expect(page).toHaveURL("/conta/privacidade");
      await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();

      await page.goto("/atletas");
      const notice = page.getByRole("complementary", { name: "Exclusão da conta" });
      await expect(notice).toContainText("Sua conta será excluída em");
      await notice.getByRole("button", { name: "Cancelar a exclusão" }).click();
      // Until the answer comes, this is still a page with other status lines than the toast.
      await expect(page.getByText("Exclusão cancelada")).toBeVisible();
      await page.goto("/atletas");
      await expect(notice).toBeHidden();
    });
  });
}

test("axe finds nothing on the pages about one's data", async ({ page }) => {
  await enterAs(page, "guardian");
  for (const path of ["/conta/privacidade", "/conta/privacidade/excluir"]) {
    await page.goto(path);
    await expectAccessible(page, path);
    await expectNoOverflow(page, path);
  }
});
