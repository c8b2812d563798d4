import { expect, test } from "./pages.ts";
import { aClub, enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 90_000 });

test("a plan opens videos and contact to a club, and its end closes them again", async ({
  page,
  browser,
}) => {
  const email = await aClub(page, "olheiro");
  await page.goto("/planos");
  await page
    .getByRole("article", { name: "Clube Formador" })
    .getByRole("button", { name: "Assinar e Criar Conta", exact: true })
    .click();
  await page.getByLabel("Número do cartão").fill("4242 4242 4242 4242");
  await page.getByLabel("Validade").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Iniciar período grátis" }).click();
  await expect(page).toHaveURL("/conta/assinatura");

  // An adult's video opens; a minor's waits for the club's verification.
  await page.goto("/a/natalia-braganca/videos");
  const file = (await page.locator("video").first().getAttribute("src"))!;
  const whole = await page.request.get(file);
  expect(whole.headers()).toMatchObject({
    "content-type": "video/webm",
    "cache-control": "private, no-store",
  });
  const part = await page.request.get(file, { headers: { range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  await page.goto("/a/kaua-ribeiro/videos");
  await expect(page.getByText("Seu plano está ativo; falta a verificação do clube")).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);

  await page.goto("/a/natalia-braganca/contato");
  await page.getByRole("link", { name: "Pedir contato" }).click();
  await page.getByLabel("Para quê").selectOption({ label: "Outro assunto esportivo" });
  await page.getByLabel("Mensagem").fill("curto");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText(/pelo menos 20 caracteres/)).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue("curto");
  await page.getByLabel("Mensagem").fill(`Gostamos dos seus jogos e queremos conversar. ${email}`);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(toast(page)).toContainText("Pedido enviado.");
  const request = page.url();

  const athlete = await browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": "10.9.8.7" } });
  await enterAs(athlete, "athlete");
  await athlete.goto(request);
  await expect(
    athlete.getByRole("heading", { level: 1, name: "Grêmio da Colina quer conversar" }),
  ).toBeVisible();
  await athlete.getByLabel(/^Mensagem/).fill("Podem me procurar pelo clube.");
  await athlete.getByRole("button", { name: "Aceitar contato" }).click();
  await expect(toast(athlete)).toContainText("Sua resposta foi enviada ao clube.");
  await athlete.close();
  await page.reload();
  await expect(page.getByText("Podem me procurar pelo clube.")).toBeVisible();

  // The same address, from the same session, after the subscription is over: and from nobody's.
  await page.goto("/conta/assinatura");
  await page.getByRole("link", { name: /Desistir/ }).click();
  await page.getByRole("button", { name: /Desistir|Confirmar/ }).click();
  await expect(toast(page)).toBeVisible();
  expect((await page.request.get(file)).status()).toBe(403);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(file, page.url()).href)).status()).toBe(403);
  await stranger.close();
});
