import { expect, hydrated, test } from "./pages.ts";
import {
  answerInvitation,
  authorise,
  confirmAddress,
  fillAthlete,
  fillLogin,
  newCnpj,
  mailsTo,
  newEmail,
  PASSWORD,
  PNG,
  signUp,
  toast,
} from "./people.ts";

test.describe.configure({ timeout: 90_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`sign-up ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("an adult athlete signs up, confirms the address and enters", async ({ page }) => {
      const email = newEmail("adulta");
      await page.goto("/cadastro");
      await fillAthlete(page, { email });
      await signUp(page);
      await expect(page).toHaveURL("/login?novo");
      await expect(page.getByText("Confirme seu e-mail para entrar")).toBeVisible();
      await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(email);
      await page.getByRole("button", { name: "Reenviar" }).click();
      await expect(toast(page)).toContainText("um novo link está a caminho");
      await fillLogin(page, email);
      await expect(toast(page)).toContainText("Erro no login");
      await expect(page.getByText("Falta confirmar seu e-mail")).toBeVisible();
      await confirmAddress(page, email);
      await expect(page).toHaveURL("/athlete/dashboard");
      await expect(page.getByRole("heading", { level: 1, name: "Aline Duarte" })).toBeVisible();
      await page.goto("/cadastro");
      await expect(page.getByText(`Você entrou como Aline Duarte (${email}).`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Cadastrar" })).toHaveCount(0);
    });

    test("a minor names a guardian, who gets an account by the mail and decides", async ({ page }) => {
      const email = newEmail("menor");
      const guardian = newEmail("mae");
      await page.goto("/cadastro");
      if (javaScriptEnabled) {
        await hydrated(page);
        await expect(page.getByLabel("E-mail do responsável")).toBeHidden();
      } else await expect(page.getByText("Preencha se o atleta tem menos de 18 anos.")).toBeVisible();
      await fillAthlete(page, { email, name: "Ravi Duarte", age: 15, guardian });
      await signUp(page);
      await answerInvitation(page, guardian);
      await authorise(page);
      await expect(page.getByRole("main")).toContainText(/equipe/i);
    });

    test("what is wrong stands under its field, and what was typed is kept, except the password", async ({
      page,
    }) => {
      await page.goto("/cadastro");
      await fillAthlete(page, { email: newEmail("crianca"), age: 12 });
      await page.getByRole("button", { name: "Cadastrar" }).click();
      await expect(toast(page)).toContainText("Erro no cadastro");
      await expect(toast(page)).toContainText("A Joia da Base é para atletas a partir de 13 anos.");
      await expect(page.getByLabel("Data de nascimento")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("Nome completo")).toHaveValue("Aline Duarte");
      await expect(page.getByLabel("Posição")).toHaveValue("Goleiro");
      if (!javaScriptEnabled) await expect(page.getByLabel("Senha")).toHaveValue("");
    });
  });
}

test("the button opens with the terms", async ({ page }) => {
  await page.goto("/cadastro");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Cadastrar" });
  await expect(button).toBeDisabled();
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await expect(button).toBeEnabled();
  await page.getByRole("checkbox", { name: /Li e aceito/ }).uncheck();
  await expect(button).toBeDisabled();
});

test("an address that has an account gets the same answer, and its owner a mail", async ({ page }) => {
  const email = newEmail("dona");
  for (const _time of ["first", "second"]) {
    await page.goto("/cadastro");
    await fillAthlete(page, { email });
    await signUp(page);
  }
  await page.goto(mailsTo(email));
  await expect(
    page.getByRole("row").filter({ hasText: email }).filter({ hasText: "Você já tem uma conta" }),
  ).toHaveCount(1);
});

test("a club signs up with its crest and waits to be verified", async ({ page }) => {
  const email = newEmail("clube");
  await page.goto("/cadastro");
  await page.getByRole("link", { name: "Sou Clube" }).click();
  await fillCompany(page, { name: "Nome do clube", email });
  await page.getByLabel("CNPJ").fill("11.222.333/0001-82");
  await page.getByLabel("Logo").setInputFiles({ name: "escudo.png", mimeType: "image/png", buffer: PNG });
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(page.getByText(/Este CNPJ não confere/)).toBeVisible();
  await page.getByLabel("CNPJ").fill(newCnpj());
  await signUp(page);
  await confirmAddress(page, email);
  await expect(page).toHaveURL("/club/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Grêmio da Colina" })).toBeVisible();
  await expect(page.getByText("Aguardando verificação")).toBeVisible();
  const crest = page.getByRole("main").locator("img").first();
  await expect(crest).toHaveJSProperty("complete", true);
  expect(await crest.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("/midia/");
  expect(await crest.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a sponsor signs up, and edits and keeps its own page", async ({ page }) => {
  const email = newEmail("marca");
  await page.goto("/cadastro?tipo=patrocinador");
  await expect(page.getByLabel("Logo")).toBeHidden();
  await fillCompany(page, { name: "Nome da empresa", email });
  await page.getByLabel("CNPJ").fill(newCnpj());
  await signUp(page);
  await confirmAddress(page, email);
  await expect(page).toHaveURL("/patrocinador");
  await expect(page.getByText("Pendente", { exact: true })).toBeVisible();
  await page.getByLabel("Descrição").fill("Água para as peneiras.");
  await page.getByLabel("Site").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText(/Informe um endereço como/)).toBeVisible();
  await expect(page.getByLabel("Descrição")).toHaveValue("Água para as peneiras.");
  await page.getByLabel("Site").fill("gremio.example.com");
  await page.getByLabel("Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: PNG });
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(toast(page)).toContainText("Perfil atualizado com sucesso!");
  await page.reload();
  await expect(page.getByLabel("Descrição")).toHaveValue("Água para as peneiras.");
  await expect(page.getByLabel("Site")).toHaveValue("https://gremio.example.com/");
  await expect(page.getByRole("img", { name: "Logo atual" })).toBeVisible();
});

test("a file that is no picture is refused as a logo", async ({ page }) => {
  await page.goto("/cadastro?tipo=clube");
  await fillCompany(page, { name: "Nome do clube", email: newEmail("clube") });
  await page.getByLabel("CNPJ").fill(newCnpj());
  await page
    .getByLabel("Logo")
    .setInputFiles({ name: "escudo.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(page.getByText("Envie o logo em PNG ou JPG, com até 2 MB.").first()).toBeVisible();
});

async function fillCompany(
  page: import("@playwright/test").Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.getByLabel(name).fill("Grêmio da Colina");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByLabel("Pessoa responsável").fill("Nilton Braga");
  await page.getByLabel("Telefone").fill("(81) 98765-4321");
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
}
