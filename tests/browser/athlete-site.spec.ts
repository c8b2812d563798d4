import { expect, hydrated, test } from "./pages.ts";

const SITE = "/a/kaua-ribeiro";
const TABS = ["Sobre", "Estatísticas", "Galeria", "Vídeos", "Histórico", "Contato"];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`athlete site ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("each of the six tabs is an address of its own", async ({ page }) => {
      await page.goto(SITE);
      const nav = page.getByRole("navigation", { name: /Seções do perfil/ });
      for (const name of TABS) {
        await nav.getByRole("link", { name }).click();
        await expect(nav.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kauã Ribeiro");
      }
      await expect(page).toHaveURL(`${SITE}/contato`);
    });

    test("a gallery photo goes into the frame at the top", async ({ page }) => {
      await page.goto(`${SITE}/galeria`);
      if (javaScriptEnabled) await hydrated(page);
      const photo = page.getByRole("link", { name: /Mostrar no topo/ }).first();
      const source = await photo.getByRole("img").getAttribute("src");
      await photo.click();
      await expect(page).toHaveURL(/foto=/);
      await expect(page.getByRole("img").first()).toHaveAttribute("src", source!);
    });
  });
}

test("what the specification shows is in the server's answer", async ({ request }) => {
  const about = await (await request.get(SITE)).text();
  for (const text of ["Kauã Ribeiro", "Centroavante", "Destaque da Semana", "Altura", "Pé dominante"])
    expect(about).toContain(text);
  const stats = await (await request.get(`${SITE}/estatisticas`)).text();
  for (const text of [
    "Jogos",
    "Precisão de passes",
    "Dribles certos",
    "Cartões amarelos",
    "Última atualização: ",
  ])
    expect(stats).toContain(text);
  const videos = await (await request.get(`${SITE}/videos`)).text();
  expect(videos).toContain("Ver Planos Premium");
  expect(videos).not.toContain(".mp4");
});

test("an unknown tab shows the first one; an unknown athlete is not found", async ({ page }) => {
  await page.goto(`${SITE}/nada`);
  await expect(page.getByRole("link", { name: "Sobre", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const answer = await page.goto("/a/ninguem-com-este-nome");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Perfil não encontrado" })).toBeVisible();
  await expect(page.getByText("Atleta não encontrado")).toBeVisible();
});
