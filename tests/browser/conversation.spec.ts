import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

/** The demo club's open conversation with the adult demo athlete. */
async function openTalk(page: Page, name: RegExp): Promise<void> {
  await page.goto("/contatos?ver=abertas");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Conversa/);
}

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a club and a family talk, each named, and what is new is marked until it was read", async ({
      page,
    }) => {
      const said = `Combinado, ${script ? "com" : "sem"} script ${Date.now()}`;
      await enterAs(page, "club");
      await openTalk(page, /Natália Bragança/);
      await page.getByLabel("Sua mensagem").fill(said);
      await page.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(page.getByRole("log").getByText(said)).toBeVisible();
      await expect(page.getByLabel("Sua mensagem")).toHaveValue("");
      await page.context().clearCookies();

      await enterAs(page, "athlete");
      await page.goto("/contatos");
      await expect(page.getByRole("link", { name: /Esporte Clube Litoral.*Novas mensagens/ })).toBeVisible();
      await openTalk(page, /Esporte Clube Litoral/);
      const message = page.getByRole("article").filter({ hasText: said });
      await expect(message).toContainText("Renato Falcão");
      await expect(message.getByRole("link", { name: /Denunciar/ })).toBeVisible();
      await expectNoOverflow(page);
      if (script) await expectAccessible(page);
      await page.goto("/contatos");
      await expect(page.getByRole("link", { name: /Esporte Clube Litoral/ })).not.toContainText(
        "Novas mensagens",
      );
    });

    test("a guardian lets the child read, and sees every adult who wrote", async ({ page }) => {
      await enterAs(page, "guardian");
      await openTalk(page, /Capibaribe/);
      const reading = page.getByRole("switch", { name: "Ler a conversa" });
      const was = await reading.getAttribute("aria-checked");
      await reading.click();
      await expect(toast(page)).toContainText("Escolha salva");
      await expect(reading).toHaveAttribute("aria-checked", was === "true" ? "false" : "true");
      const talk = page.url();
      await page.goto("/responsavel/adultos");
      const otavio = page.getByRole("listitem").filter({ hasText: "Otávio Lemos" });
      await expect(otavio).toContainText("Capibaribe Futebol de Base");
      await expectNoOverflow(page);
      if (script) await expectAccessible(page);
      // As it was before, for whoever comes next.
      await page.goto(talk);
      await reading.click();
      await expect(toast(page)).toContainText("Escolha salva");
    });
  });
