import { ageForms, expect, hydrated, test } from "./pages.ts";
import { toast } from "./people.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`public forms ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("a minor's interest needs the guardian's e-mail; what was typed survives; then it is cleared", async ({
      page,
      open,
    }) => {
      await open("/");
      const form = page.getByRole("region", { name: "Cadastro de Interesse" });
      await form.getByLabel("Nome").fill("Rita Lima");
      await form.getByLabel("Idade").fill("15");
      await form.getByLabel("Posição").selectOption("Goleiro");
      await form.getByLabel("E-mail", { exact: true }).fill("mae@example.com");
      await form.getByRole("button").click();
      await expect(form.getByText(/informe o e-mail do responsável e marque/)).toBeInViewport();
      await expect(form.getByLabel("Nome")).toHaveValue("Rita Lima");
      await expect(form.getByLabel("Posição")).toHaveValue("Goleiro");
      await form.getByRole("checkbox").check();
      await ageForms(page);
      await form.getByRole("button").click();
      await expect(toast(page)).toContainText("Pré-cadastro realizado!");
      await expect(toast(page)).toContainText("Entraremos em contato em breve para finalizar seu perfil.");
      await expect(form.getByLabel("Nome")).toHaveValue("");
      await expect(form.getByLabel("Idade")).toHaveValue("");
    });

    test("a contact message is refused with its fields kept, and then sent", async ({ page, open }) => {
      await open("/contato");
      const main = page.getByRole("main");
      await main.getByLabel("Nome").fill('Ana <script>alert("x")</script>');
      await main.getByLabel("E-mail").fill("ana@example.com");
      await main.getByLabel("Assunto").selectOption("Outro assunto");
      await main.getByLabel("Mensagem").fill("   ");
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(main.getByText("Escreva sua mensagem.")).toBeVisible();
      await expect(main.getByLabel("Nome")).toHaveValue('Ana <script>alert("x")</script>');
      await expect(main.getByLabel("Assunto")).toHaveValue("Outro assunto");
      await main.getByLabel("Mensagem").fill("Quando abre a próxima peneira?");
      await ageForms(page);
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(toast(page)).toContainText("Mensagem enviada!");
      await expect(main.getByLabel("Mensagem")).toHaveValue("");
    });

    test("an event without its three fields is refused in the dialog; whole, it waits for approval", async ({
      page,
      open,
    }) => {
      await open("/campeonatos?tipo=peneira");
      await page.getByRole("link", { name: "Cadastrar Evento" }).click();
      const dialog = page.getByRole("dialog", { name: "Cadastrar Evento" });
      if (javaScriptEnabled) await expect(dialog).toHaveJSProperty("open", true);
      await dialog.getByLabel("Nome do evento").fill("Copa da Rua");
      await dialog.getByRole("button", { name: "Cadastrar" }).click();
      await expect(dialog.getByRole("alert")).toContainText("Campos obrigatórios");
      await expect(dialog.getByRole("alert")).toContainText(
        "Por favor, preencha nome, local e data do evento.",
      );
      await expect(dialog.getByLabel("Nome do evento")).toHaveValue("Copa da Rua");
      await dialog.getByLabel("Local").fill("Praça central");
      await dialog.getByLabel("Data").fill(`${new Date().getFullYear() + 1}-03-20`);
      await ageForms(page);
      await dialog.getByRole("button", { name: "Cadastrar" }).click();
      await expect(toast(page)).toContainText("Evento cadastrado!");
      await expect(toast(page)).toContainText(
        "Seu evento foi cadastrado com sucesso e está aguardando aprovação.",
      );
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/campeonatos?tipo=peneira");
    });

    test("the first of six questions is open, and each toggles", async ({ page, open }) => {
      await open("/contato");
      const questions = page.getByRole("main").getByRole("group");
      // Another test adds one meanwhile.
      await expect(page.locator("main details").nth(5)).toBeVisible();
      await expect(questions.first()).toHaveAttribute("open", "");
      await expect(page.getByText("art. 49")).toBeHidden();
      await page.getByText("Posso cancelar minha assinatura a qualquer momento?").click();
      await expect(page.getByText("art. 49")).toBeVisible();
    });
  });
}

test("the skip link leads past the menu, and a refused form keeps what is marked", async ({ page }) => {
  await page.goto("/contato");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Nome").fill("Ana Souza");
  await main.getByLabel("E-mail").fill("ana@example.com");
  await main.getByLabel("Assunto").selectOption("Outro assunto");
  await main.getByLabel("Mensagem").fill("   ");
  await main.getByRole("button", { name: "Enviar mensagem" }).click();
  const problem = main.getByText("Escreva sua mensagem.");
  await expect(problem).toBeVisible();
  await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await expect(problem).toBeVisible();
  await expect(main.getByLabel("Nome")).toHaveValue("Ana Souza");
});

test("with script the dialog is modal, and Esc leads back to the same filter", async ({ page }) => {
  await page.clock.install();
  await page.goto("/campeonatos/novo?tipo=campeonato");
  const dialog = page.getByRole("dialog", { name: "Cadastrar Evento" });
  // Hydration comes by itself some seconds after the page.
  await page.clock.runFor(6_000);
  await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await expect(dialog.getByLabel("Nome do evento")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/campeonatos?tipo=campeonato");
});

test("the closing call leads to the form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Quero me cadastrar" }).click();
  await expect(page.getByRole("heading", { name: "Cadastro de Interesse" })).toBeInViewport();
});

test("a filled trap and a sudden answer are refused in words", async ({ request }) => {
  const whole = { name: "Ana", email: "ana@example.com", subject: "Outro assunto", message: "Oi" };
  const bots: Record<string, string>[] = [
    { website: "http://spam", openedAt: "1" },
    // In a moment that has not come yet, however slow this machine is.
    { openedAt: String(Date.now() + 60_000) },
    {},
  ];
  for (const traces of bots) {
    const answer = await request.post("/contato", { form: { website: "", ...whole, ...traces } });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Ainda não enviado");
    expect(html).toContain("ana@example.com");
  }
});

test("what is no form is refused, not a failure", async ({ request }) => {
  for (const path of ["/contato", "/?index", "/campeonatos/novo"]) {
    expect((await request.post(path, { data: { name: "x" } })).status(), path).toBe(400);
    expect((await request.post(path, { multipart: { name: "x".repeat(20_000) } })).status(), path).toBe(400);
  }
});

test("terms and policy say their version, and their contents lead to each part", async ({ page }) => {
  for (const path of ["/termos", "/politica"]) {
    await page.goto(path);
    await expect(page.getByText(/Versão 2026-11, em vigor desde/)).toBeVisible();
    const contents = page.getByRole("navigation", { name: "Nesta página" }).getByRole("link");
    for (const target of await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")!),
    ))
      await expect(page.locator(`h2${target}`)).toHaveCount(1);
    await contents.last().click();
    await expect(
      page
        .getByRole("heading", { level: 2 })
        .filter({ hasText: /^\d+\. / })
        .last(),
    ).toBeInViewport();
  }
});
