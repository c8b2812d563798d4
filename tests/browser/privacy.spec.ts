import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { unzipSync } from "fflate";
import type { TestInfo } from "@playwright/test";
import { expect, test } from "./pages.ts";
import { DEMO_PASSWORD } from "../../domain/identity/demo-logins.ts";
import { enterAs, toast } from "./people.ts";

test("a member asks for a copy of their data and downloads it; nobody else can", async ({
  page,
  browser,
}, info) => {
  await enterAs(page, byProject(info, /Clube verificado/, /Responsável por dois/));
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
  expect(new TextDecoder().decode(files["dados/users.json"])).toContain(
    byProject(info, "clube@demo.example", "responsavel@demo.example"),
  );

  const address = await link.getAttribute("href");
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address!);
  await expect(stranger).toHaveURL(/\/login\?voltar=/);
  await stranger.getByRole("button", { name: /Entrar como Patrocinador/ }).click();
  await expect(stranger.getByText("Esta cópia não existe mais.")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`leaving asks for the password, waits, and can be taken back ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
  }, info) => {
    test.slow();
    const page = await (await browser.newContext({ javaScriptEnabled, locale: "pt-BR" })).newPage();
    // Nobody else's tests look at what these four do meanwhile.
    const [onPhone, onDesktop] = javaScriptEnabled
      ? [/Organização de/, /como Patrocinador/]
      : [/Dois perfis/, /Conta sem perfil/];
    await enterAs(page, byProject(info, onPhone, onDesktop));
    await page.goto("/conta/privacidade");
    await page.getByRole("link", { name: "Quero excluir minha conta" }).click();
    await page.getByLabel("Senha").fill("nao e esta");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await expect(page.getByText("A senha está incorreta.")).toBeVisible();
    await page.getByLabel("Senha").fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await expect(page).toHaveURL("/conta/privacidade");
    await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();

    await page.goto("/atletas");
    const notice = page.getByRole("complementary", { name: "Exclusão da conta" });
    await expect(notice).toContainText("Sua conta será excluída em");
    await notice.getByRole("button", { name: "Cancelar a exclusão" }).click();
    await expect(toast(page)).toContainText("Exclusão cancelada");
    await page.goto("/atletas");
    await expect(notice).toBeHidden();
    await page.context().close();
  });
}

test("axe finds nothing on the pages about one's data", async ({ page }) => {
  await enterAs(page, /Responsável por dois/);
  for (const path of ["/conta/privacidade", "/conta/privacidade/excluir"]) {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
      [],
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

/** The two projects run at once on the same people: each has its own. */
const byProject = <T>(info: TestInfo, phone: T, desktop: T): T =>
  info.project.name === "phone" ? phone : desktop;
