import { expect, test } from "./pages.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`events ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("six events by month, filtered by address", async ({ page }) => {
      await page.goto("/campeonatos");
      // Journeys of organisers publish events meanwhile.
      const cards = page.getByRole("article").filter({ hasNotText: "Jornada" });
      await expect(cards).toHaveCount(6);
      await expect(
        page.getByRole("heading", { level: 2, name: /^[A-Z][a-zç]+ de 20\d\d$/ }).first(),
      ).toBeVisible();
      await expect(page.getByText("6 eventos exclusivos nos próximos 2 meses")).toBeVisible();
      await expect(page.getByRole("link", { name: "Seja Premium" })).toHaveAttribute("href", "/planos");
      const filters = page.getByRole("navigation", { name: "Tipo de evento" });
      await filters.getByRole("link", { name: "Peneiras" }).click();
      await expect(page).toHaveURL("/campeonatos?tipo=peneira");
      await expect(cards).toHaveCount(3);
      await expect(filters.getByRole("link", { name: "Peneiras" })).toHaveAttribute("aria-current", "page");
      await page.goBack();
      await expect(cards).toHaveCount(6);
    });

    test("a card leads to the event, which says who, what and where", async ({ page, request }) => {
      await page.goto("/campeonatos?tipo=peneira");
      const card = page.getByRole("article").filter({ hasNotText: "Jornada" }).first();
      await expect(card).toContainText(/Vagas para \d+ atletas/);
      const title = await card.getByRole("heading").innerText();
      await card.getByRole("link", { name: /Ver mais/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText("Clube Verificado", { exact: true })).toBeVisible();
      await expect(page.getByText(/^(Gratuita|R\$ \d+,\d\d)$/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Vagas" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Mapa/ })).toHaveAttribute("href", /openstreetmap\.org/);
      await expect(page.getByRole("link", { name: "Denunciar" })).toBeVisible();
      const { pathname } = new URL(page.url());
      await expect(page.getByRole("link", { name: "Inscreva-se" })).toHaveAttribute(
        "href",
        `/login?voltar=${encodeURIComponent(`${pathname}/inscricao`)}`,
      );
      const file = await page.getByRole("link", { name: "Pôr na agenda" }).getAttribute("href");
      const answer = await request.get(file!);
      expect(answer.headers()["content-type"]).toContain("text/calendar");
      expect(await answer.text()).toContain("BEGIN:VEVENT");
    });
  });
}

test("the buttons of a new event are in sight on a small phone, and do not cover the last field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/campeonatos/novo");
  const send = page.getByRole("button", { name: "Cadastrar" });
  await expect(send).toBeInViewport({ ratio: 1 });
  const last = page.getByLabel("Seu e-mail");
  await last.focus();
  const [field, button] = [(await last.boundingBox())!, (await send.boundingBox())!];
  expect(field.y + field.height).toBeLessThanOrEqual(button.y);
});

test("what waits for approval is not public, and an unknown event is not found", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/campeonatos")).text()).not.toContain(
    "Festival de futebol feminino do Cerrado",
  );
  for (const id of ["nada", "00000000-0000-7000-8000-000000000000", "%F0%9F%92%A9", "x".repeat(3000)]) {
    expect((await request.get(`/campeonatos/${id}`)).status(), id.slice(0, 40)).toBe(404);
    expect((await request.get(`/campeonatos/${id}/evento.ics`)).status(), id.slice(0, 40)).toBe(404);
  }
  expect((await request.get("/campeonatos?tipo=<script>")).status()).toBe(200);
  await page.goto("/campeonatos/nada");
  await expect(page.getByRole("heading", { name: "Evento não encontrado" })).toBeVisible();
  await page.getByRole("link", { name: "Ver Todos os Eventos" }).click();
  await expect(page).toHaveURL("/campeonatos");
});

test("the sample profile says that it is one, and shows each part", async ({ page }) => {
  await page.goto("/exemplo-atleta");
  await expect(page.getByText("Este perfil é um exemplo")).toBeVisible();
  for (const name of [
    "Sobre",
    "Conquistas",
    "Informações pessoais",
    "Estatísticas",
    "Galeria",
    "Histórico",
    "Vídeos",
  ])
    await expect(page.getByRole("heading", { name, exact: true })).toBeAttached();
  await expect(page.getByRole("link", { name: "Ver Planos Premium" })).toBeVisible();
});
