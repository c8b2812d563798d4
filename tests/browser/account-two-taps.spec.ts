import { ageForms, expect, test } from "./pages.ts";
import { enterAs, fillAthlete, mailsTo, newEmail, newWord, toast } from "./people.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`two taps ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("on a message send it once", async ({ page, open }) => {
      const name = `Ana ${newWord()}`;
      await open("/contato");
      const main = page.getByRole("main");
      await main.getByLabel("Nome").fill(name);
      await main.getByLabel("E-mail").fill("ana@example.com");
      await main.getByLabel("Assunto").selectOption("Outro assunto");
      await main.getByLabel("Mensagem").fill("Quando abre a próxima peneira?");
      await ageForms(page);
      await main.getByRole("button", { name: "Enviar mensagem" }).dblclick();
      await expect(toast(page)).toContainText("Mensagem enviada!");
      await enterAs(page, "admin");
      await page.goto("/admin/mensagens?tipo=contact");
      await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
    });

    test("on Cadastrar make one account, and its owner hears of one", async ({ page, open }) => {
      const email = newEmail("dois-toques");
      await open("/cadastro");
      await fillAthlete(page, { email });
      await page.getByRole("button", { name: "Cadastrar" }).dblclick();
      await expect(toast(page)).toContainText("Cadastro realizado!");
      await page.goto(mailsTo(email));
      await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(1);
    });
  });
}
