import { ageForms, expect, hydrated, test } from "./pages.ts";

/** Browsers lead every name under `localhost` to this machine; see APP_DOMAIN in playwright.config.ts. */
const hostOf = (name: string, baseURL: string) => {
  const url = new URL(baseURL);
  url.hostname = `${name}.joia.localhost`;
  return url.origin;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an athlete's own host ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("all six tabs are there, and the visitor stays", async ({ page, open, baseURL }) => {
      const host = hostOf("kaua-ribeiro", baseURL!);
      await open(host);
      if (javaScriptEnabled) await page.evaluate(() => Object.assign(window, { neverLeft: true }));
      const nav = page.getByRole("navigation", { name: /Seções do perfil/ });
      for (const [label, path] of [
        ["Estatísticas", "/estatisticas"],
        ["Galeria", "/galeria"],
        ["Vídeos", "/videos"],
        ["Histórico", "/historia"],
        ["Contato", "/contato"],
        ["Sobre", "/"],
      ] as const) {
        await nav.getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(host + path);
        await expect(nav.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kauã Ribeiro");
      }
      // With script no click loaded a document anew.
      if (javaScriptEnabled) expect(await page.evaluate(() => "neverLeft" in window)).toBe(true);
    });

    test("links to the product lead to the product's host", async ({ page, open, baseURL }) => {
      const host = hostOf("kaua-ribeiro", baseURL!);
      await open(`${host}/historia`);
      await page.getByRole("link", { name: "Denunciar" }).click();
      await expect(page).toHaveURL(new RegExp(`^${baseURL}/denunciar`));
      await page.goto(`${host}/historia`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Clubes" }).click();
      await expect(page).toHaveURL(`${baseURL}/clubes`);
    });

    test("its contact form keeps what was typed, and is sent", async ({ page, open, baseURL }) => {
      const host = hostOf("kaua-ribeiro", baseURL!);
      await open(`${host}/contato`);
      const main = page.getByRole("main");
      await main.getByLabel("Nome").fill("Ana Souza");
      await main.getByLabel("E-mail").fill("ana@example.com");
      await main.getByLabel("Você representa").selectOption("Clube");
      await main.getByLabel("Mensagem").fill("   ");
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(main.getByText("Escreva sua mensagem.")).toBeVisible();
      await expect(main.getByLabel("Nome")).toHaveValue("Ana Souza");
      await expect(main.getByLabel("Você representa")).toHaveValue("Clube");
      await main.getByLabel("Mensagem").fill("Queremos convidar para um treino.");
      await ageForms(page);
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(page.getByRole("status")).toContainText("Mensagem enviada!");
      await expect(main.getByLabel("Mensagem")).toHaveValue("");
      await expect(page).toHaveURL(`${host}/contato`);
    });

    test("a name that nobody has says so", async ({ page, baseURL }) => {
      const answer = await page.goto(hostOf("ninguem-com-este-nome", baseURL!));
      expect(answer?.status()).toBe(404);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole("heading", { name: "Perfil não encontrado" })).toBeVisible();
      await expect(page.getByText("Atleta não encontrado")).toBeVisible();
    });
  });
}

test("behind a proxy the host is the one that the proxy names", async ({ request }) => {
  const headers = { "x-forwarded-host": "kaua-ribeiro.joia.localhost" };
  expect(await (await request.get("/", { headers })).text()).toContain("<title>Kauã Ribeiro");
  expect(await (await request.get("/")).text()).toContain("Cadastro de Interesse");
});

test("who is signed in on the product's host is a visitor here", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "joia.session_token", value: "x.y", url: baseURL! }]);
  const asked = page.waitForRequest(/joia\.localhost/);
  await page.goto(hostOf("kaua-ribeiro", baseURL!));
  expect((await (await asked).allHeaders())["cookie"]).toBeUndefined();
  await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toHaveAttribute(
    "href",
    `${baseURL}/login`,
  );
});
