import { expect, test, menuButton } from "./pages.ts";
import { aSponsor, bornYearsAgo, enterAs, fillLogin, pressDemoLogin, toast } from "./people.ts";

test("somebody without any profile goes on as a visitor", async ({ page }) => {
  await page.goto("/login");
  await pressDemoLogin(page, "none");
  await expect(page).toHaveURL("/profile-selection");
  await expect(page.getByText("Você ainda não possui perfis cadastrados.")).toBeVisible();
  await page.getByRole("link", { name: "Continuar como Visitante" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/athlete/dashboard");
  await expect(page).toHaveURL("/profile-selection");
});

test("an account makes an athlete's profile of its own, by the same rules as every door", async ({
  page,
}) => {
  await aSponsor(page, "empresa");
  await page.goto("/cadastro/atleta");
  await page.getByLabel("Nome completo").fill("Aline Duarte");
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(12));
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(page.getByText("A Joia da Base é para atletas a partir de 13 anos.").first()).toBeVisible();
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(20));
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(toast(page)).toContainText("Perfil criado!");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Aline Duarte" }),
  ).toBeVisible();
});

test("with one profile it is chosen by itself, and the return address is kept", async ({ page }) => {
  await page.goto("/login");
  await pressDemoLogin(page, "club");
  await expect(page).toHaveURL("/club/dashboard");
  await page.goto("/profile-selection");
  await expect(page).toHaveURL("/club/dashboard");
});

test("with two profiles one is chosen, and the header changes to the other", async ({ page }) => {
  await page.goto("/login");
  await pressDemoLogin(page, "two");
  await expect(page).toHaveURL("/profile-selection");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Associação Vale Verde");
  await expect(cards.first()).toContainText("Clube");
  await expect(cards.first()).toContainText("Ativo");
  await cards.first().getByRole("button").click();
  await expect(page).toHaveURL("/club/dashboard");
  await menuButton(page, "Menu da conta").click();
  await page.getByRole("button", { name: /Tobias Leme.*Campeonato/ }).click();
  await expect(page).toHaveURL("/championship/dashboard");
  await expect(page.getByRole("heading", { name: "Seus campeonatos" })).toBeVisible();
});

test("a dashboard sends visitors to the login and back, and others to their profiles", async ({ page }) => {
  await page.goto("/patrocinador?x=1");
  await expect(page).toHaveURL("/login?voltar=%2Fpatrocinador%3Fx%3D1");
  await pressDemoLogin(page, "sponsor");
  await expect(page).toHaveURL("/patrocinador?x=1");
  await page.goto("/club/dashboard");
  await expect(page).toHaveURL("/patrocinador");
});

test("the admin area sends visitors to its own login and back", async ({ page }) => {
  await page.goto("/admin/revisoes");
  await expect(page).toHaveURL("/admin/login?voltar=%2Fadmin%2Frevisoes");
  await fillLogin(page, "equipe@demo.example", "joia-da-base");
  await expect(page).toHaveURL("/admin/revisoes");
});

test("the admin area is closed to members, who are led to their profiles", async ({ page }) => {
  await enterAs(page, "club");
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/unauthorized?voltar=%2Fadmin");
  await expect(page.getByRole("heading", { name: "Acesso Negado" })).toBeVisible();
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/club/dashboard");
});

test("staff read the refusal with a way to their dashboard", async ({ page }) => {
  await page.goto("/login");
  await pressDemoLogin(page, "staff");
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/unauthorized");
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/admin/dashboard");
});

test("another site's address is no place to return to", async ({ page }) => {
  await page.goto("/login?voltar=https://evil.example/x");
  await pressDemoLogin(page, "club");
  await expect(page).toHaveURL("/club/dashboard");
  await expect(toast(page)).toBeEmpty();
});
