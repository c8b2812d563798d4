import { expect, hydrated, test } from "./pages.ts";
import { bornYearsAgo, enterAs } from "./people.ts";

test("dates, CNPJ and phones get their punctuation while they are typed", async ({ page }) => {
  await page.goto("/cadastro");
  await hydrated(page);
  const birthdate = page.getByLabel("Data de nascimento");
  await birthdate.pressSequentially("31122010");
  await expect(birthdate).toHaveValue("31/12/2010");
  // Whoever deletes is left alone.
  for (let n = 0; n < 5; n++) await birthdate.press("Backspace");
  await expect(birthdate).toHaveValue("31/12");
  const [year, month, day] = bornYearsAgo(15).split("-");
  await birthdate.fill("");
  await birthdate.pressSequentially(`${day}${month}${year}`);
  await expect(page.getByLabel("Nome do responsável")).toBeVisible();
  await page.goto("/cadastro?tipo=clube");
  await hydrated(page);
  await page.getByLabel("CNPJ").pressSequentially("12abc34501de35");
  await expect(page.getByLabel("CNPJ")).toHaveValue("12.ABC.345/01DE-35");
  await page.getByLabel(/^Telefone/).pressSequentially("11912345678");
  await expect(page.getByLabel(/^Telefone/)).toHaveValue("(11) 91234-5678");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("whoever pressed Inscreva-se reads what they sign in for", async ({ page }) => {
    await page.goto("/campeonatos");
    const first = page.getByRole("link", { name: /^Inscreva-se: / }).first();
    const title = (await first.getAttribute("aria-label"))!.replace("Inscreva-se: ", "");
    await first.click();
    await expect(page.getByText(`Entre para se inscrever em ${title}`)).toBeVisible();
    await page.goto("/");
    await page.getByRole("link", { name: "Ver todos os atletas" }).click();
    await expect(page).toHaveURL("/atletas");
  });

  test("an athlete on the air finds the whole address, WhatsApp and the figurinha on the panel", async ({
    page,
    baseURL,
  }) => {
    await enterAs(page, "athlete");
    await page.goto("/athlete/dashboard");
    await expect(page.getByLabel("Endereço do perfil")).toHaveValue(
      new RegExp(`^${new URL(baseURL!).host}/a/`),
    );
    await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\?text=/,
    );
    await page.getByRole("link", { name: "Figurinha, stories, currículo e QR" }).click();
    await expect(page.getByRole("link", { name: "Baixar figurinha" })).toBeVisible();
  });
});
