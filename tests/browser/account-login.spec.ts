import { TOTP } from "otpauth";
import type { Browser, Page } from "@playwright/test";
import { nextCode } from "#server/identity/testing/next-code.ts";
import { expect, hydrated, menuButton, openBeforeScript, test } from "./pages.ts";
import {
  aMember,
  enterAs,
  fillLogin,
  followMail,
  newEmail,
  PASSWORD,
  pressDemoLogin,
  toast,
} from "./people.ts";

// Passwords are slow to check on purpose, and most of these journeys show several.
test.describe.configure({ timeout: 90_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`login ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("a wrong password says so and keeps the address; the right one opens the dashboard; leaving says goodbye", async ({
      page,
    }) => {
      await page.goto("/login");
      await fillLogin(page, "atleta@demo.example", "nao e esta");
      await expect(toast(page)).toContainText("Erro no login");
      await expect(toast(page)).toContainText("E-mail ou senha incorretos.");
      await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue("atleta@demo.example");
      const show = page.getByRole("button", { name: "Mostrar senha" });
      if (javaScriptEnabled) {
        await show.click();
        await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "text");
        await page.getByRole("button", { name: "Ocultar senha" }).click();
        await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "password");
      } else await expect(show).toHaveCount(0);
      await fillLogin(page, "atleta@demo.example", "joia-da-base");
      await expect(page).toHaveURL("/athlete/dashboard");
      await page.goto("/login");
      await expect(page).toHaveURL("/athlete/dashboard");
      await leave(page);
      await expect(page).toHaveURL("/login");
      await expect(toast(page)).toContainText("Logout realizado com sucesso!");
      await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toBeVisible();
    });

    test("a forgotten password is set anew by mail, once", async ({ page }) => {
      const email = await aMember(page, "esquecida");
      await page.context().clearCookies();
      await page.goto("/login");
      await page.getByRole("link", { name: "Esqueci minha senha" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Enviar link" }).click();
      await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
      await followMail(page, email, /Redefinição de senha/);
      const link = page.url();
      await page.getByLabel("Nova senha").fill("outra frase longa");
      await page.getByRole("button", { name: "Salvar nova senha" }).click();
      await expect(toast(page)).toContainText("Senha redefinida!");
      await fillLogin(page, email, PASSWORD);
      await expect(toast(page)).toContainText("E-mail ou senha incorretos.");
      await fillLogin(page, email, "outra frase longa");
      await expect(page).toHaveURL("/athlete/dashboard");
      await page.goto(link);
      await page.getByLabel("Nova senha").fill("terceira frase");
      await page.getByRole("button", { name: "Salvar nova senha" }).click();
      await expect(page.getByText("Este link não vale mais")).toBeVisible();
    });
  });
}

test("a second factor is enrolled by QR code, asked for at login, and replaced by a recovery code", async ({
  page,
}) => {
  const email = await aMember(page, "segura");
  await page.goto("/conta/seguranca");
  await page.getByLabel("Sua senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Ativar" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const totp = new TOTP({ secret: await page.locator("code").first().innerText() });
  const recovery = await page
    .getByRole("list", { name: "Códigos de recuperação" })
    .getByRole("listitem")
    .first()
    .innerText();
  await page.getByLabel("Código de 6 dígitos").fill("000000");
  await page.getByRole("button", { name: "Confirmar e ativar" }).click();
  await expect(page.getByText(/Código incorreto/)).toBeVisible();
  // What is shown only now stays until a code was right, and can be saved.
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(page.getByText(recovery)).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar códigos" }).click();
  expect((await saved).suggestedFilename()).toBe("codigos-de-recuperacao.txt");
  await page.getByLabel("Código de 6 dígitos").fill(totp.generate());
  await page.getByRole("button", { name: "Confirmar e ativar" }).click();
  await expect(toast(page)).toContainText("Verificação em duas etapas ativada!");

  await leave(page);
  await page.goto("/login?voltar=/conta");
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/login\/verificacao/);
  await page.goto("/athlete/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/login/verificacao?voltar=/conta");
  // The next code, since the last one was used up a moment ago.
  await page.getByLabel("Código").fill(nextCode(totp));
  await page.getByRole("button", { name: "Verificar" }).click();
  await expect(page).toHaveURL("/conta");

  await leave(page);
  await fillLogin(page, email);
  await page.getByRole("link", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(recovery);
  await page.getByRole("button", { name: "Verificar" }).click();
  await expect(page).toHaveURL("/athlete/dashboard");
  await page.goto("/conta/seguranca");
  await page.getByLabel("Sua senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Desativar" }).click();
  await expect(toast(page)).toContainText("Verificação em duas etapas desativada");
});

test("nothing on the page of the QR code moves when the script comes, while a finger is on a button", async ({
  page,
}) => {
  await aMember(page, "parada");
  const scriptComes = await openBeforeScript(page, "/conta/seguranca");
  await page.getByLabel("Sua senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Ativar" }).click({ noWaitAfter: true });
  const confirm = page.getByRole("button", { name: "Confirmar e ativar" });
  await expect(confirm).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar códigos" })).toBeHidden();
  const before = await confirm.boundingBox();
  await scriptComes();
  await expect(page.getByRole("button", { name: "Copiar códigos" })).toBeVisible();
  expect(await confirm.boundingBox()).toEqual(before);
});

test("too many wrong passwords say when to try again", async ({ page }) => {
  const email = newEmail("alvo");
  await page.goto("/login");
  const headers = { origin: new URL(page.url()).origin };
  for (let n = 0; n < 10; n++) {
    const answer = await page.request.post("/login", { form: { email, password: `errada ${n}` }, headers });
    expect(answer.status()).toBe(401);
  }
  await fillLogin(page, email, "errada de novo");
  await expect(toast(page)).toContainText(/Muitas tentativas. Tente novamente em \d+ minutos\./);
});

test("the address changes once both mailboxes agreed", async ({ page }) => {
  const email = await aMember(page, "antiga");
  const next = newEmail("nova");
  await page.goto("/conta");
  await page.getByLabel("Nome completo").fill("Aline Maria Duarte");
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(toast(page)).toContainText("Nome atualizado!");
  await page.getByLabel("Novo e-mail").fill(next);
  await page.getByRole("button", { name: "Trocar e-mail" }).click();
  await expect(toast(page)).toContainText("Confira seu e-mail");
  await followMail(page, email, /Confirme a troca de e-mail/);
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(toast(page)).toContainText("Falta um passo");
  await followMail(page, next, /Confirme seu e-mail/);
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(toast(page)).toContainText("E-mail trocado!");
  await expect(page.getByText(next)).toBeVisible();
});

test("a new password ends every other session and keeps this one", async ({ page, browser }) => {
  const elsewhere = await signedInElsewhere(browser, await aMember(page, "troca"));
  await page.goto("/conta/seguranca");
  await expect(page.getByRole("button", { name: /Encerrar a sessão/ })).toHaveCount(1);
  await page.goto("/conta");
  await page.getByLabel("Senha atual").fill(PASSWORD);
  await page.getByLabel("Nova senha").fill("outra frase longa");
  await page.getByRole("button", { name: "Trocar senha" }).click();
  await expect(toast(page)).toContainText("Senha trocada!");
  await elsewhere.goto("/conta");
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.goto("/conta/seguranca");
  await expect(page.getByRole("button", { name: /Encerrar a sessão/ })).toHaveCount(0);
});

test("a session is ended from the list, and is over at its next request", async ({ page, browser }) => {
  const elsewhere = await signedInElsewhere(browser, await aMember(page, "listada"));
  await page.goto("/conta/seguranca");
  await page.getByRole("button", { name: /Encerrar a sessão/ }).click();
  await expect(toast(page)).toContainText("Sessão encerrada");
  await elsewhere.goto("/athlete/dashboard");
  await expect(elsewhere).toHaveURL(/\/login\?voltar=%2Fathlete%2Fdashboard/);
});

test("two tabs notice a sign-out and a sign-in", async ({ page, context }) => {
  await enterAs(page, "sponsor");
  await page.goto("/patrocinador");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto("/patrocinador");
  await hydrated(other);
  await leave(page);
  await expect(other).toHaveURL(/\/login\?voltar=%2Fpatrocinador/);
  await hydrated(page);
  await pressDemoLogin(page, "sponsor");
  await expect(page).toHaveURL("/patrocinador");
  await expect(other).toHaveURL("/patrocinador");
});

test("what went wrong covers no field, and goes once somebody corrects it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto("/login");
  await hydrated(page);
  await fillLogin(page, newEmail("ninguem"), "uma senha errada");
  const notice = toast(page).getByRole("dialog");
  await expect(notice).toContainText("Erro no login");
  // The last thing on the page can be scrolled clear of it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole("contentinfo").getByRole("link").last();
  const [below, above] = [(await notice.boundingBox())!, (await last.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill("outra");
  await expect(notice).toBeHidden();
});

test("a page that the browser brings back notices that its session was ended elsewhere", async ({
  page,
  browser,
}) => {
  const elsewhere = await signedInElsewhere(browser, await aMember(page, "encerrada"));
  await page.goto("/athlete/dashboard");
  await hydrated(page);
  await elsewhere.goto("/conta/seguranca");
  await elsewhere.getByRole("button", { name: /Encerrar a sessão/ }).click();
  await expect(toast(elsewhere)).toContainText("Sessão encerrada");
  // What a browser says when it shows a page from its memory, without asking the server.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(/\/login\?voltar=%2Fathlete%2Fdashboard/);
});

/** The same person in another browser. */
async function signedInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.request.post("/login", { form: { email, password: PASSWORD }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return page;
}

/** By the header's menu, as people do. */
async function leave(page: Page): Promise<void> {
  await menuButton(page, "Menu da conta").click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/login/);
}
