import { ageForms, expect, test } from "./pages.ts";

const SITE = "/a/kaua-ribeiro";
const TABS = ["Sobre", "Estatísticas", "Galeria", "Vídeos", "Histórico", "Contato"];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`athlete site ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    // The row of tabs is laid out alike with and without script.
    const tag = javaScriptEnabled ? [] : ["@layout"];
    test("each of the six tabs is an address of its own", { tag }, async ({ page }) => {
      await page.goto(SITE);
      const nav = page.getByRole("navigation", { name: /Seções do perfil/ });
      for (const name of TABS) {
        const { x, width } = (await nav.getByRole("link", { name }).boundingBox())!;
        expect(x >= 0 && x + width <= page.viewportSize()!.width, `${name} is on the screen`).toBe(true);
        await nav.getByRole("link", { name }).click();
        await expect(nav.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kauã Ribeiro");
      }
      await expect(page).toHaveURL(`${SITE}/contato`);
    });

    test("a gallery photo goes into the frame at the top", async ({ page, open }) => {
      await open(`${SITE}/galeria`);
      const photo = page.getByRole("link", { name: /Mostrar no topo/ }).first();
      const source = await photo.getByRole("img").getAttribute("src");
      await photo.click();
      await expect(page).toHaveURL(/foto=/);
      await expect(page.getByRole("img").first()).toHaveAttribute("src", source!);
    });

    test("the numbers stand beside the average of the category, drawn and as a table", async ({
      page,
      open,
    }) => {
      await open(`${SITE}/estatisticas`);
      await page.getByRole("link", { name: "Comparar com a média da categoria" }).click();
      await expect(
        page.getByText(/média de \d+ atletas com perfil público: nascidos em \d{4}/),
      ).toBeVisible();
      await expect(page.getByRole("img", { name: /Gráfico de barras: Kauã/ })).toBeVisible();
      const table = page.getByRole("table", { name: "Números de Kauã e média da categoria" });
      await expect(table.getByRole("row")).toHaveCount(9);
      const goals = page.locator("dl > div", { has: page.getByText("Gols", { exact: true }) }).locator("dd");
      await expect(table.getByRole("row", { name: /Gols/ }).getByRole("cell").first()).toHaveText(
        (await goals.first().textContent())!,
      );
      await expect(page.getByText("Só números declarados.")).toBeVisible();
      await page
        .getByRole("navigation", { name: "Fonte dos números" })
        .getByRole("link", { name: "súmula" })
        .click();
      await expect(page.getByText(/Ainda não há média para comparar.*de súmulas/)).toBeVisible();
      await page.getByRole("link", { name: "Ocultar comparação" }).click();
      await expect(table).toBeHidden();
    });

    test("a message to the athlete keeps what was typed, and is sent", async ({ page, open }) => {
      await open(`${SITE}/contato`);
      const main = page.getByRole("main");
      await expect(main.getByText("fala primeiro com o responsável")).toBeVisible();
      const name = 'Ana <script>alert("x")</script>';
      await main.getByLabel("Nome").fill(name);
      await main.getByLabel("E-mail").fill("ana@example.com");
      await main.getByLabel("Você representa").selectOption("Olheiro");
      await main.getByLabel("Mensagem").fill("   ");
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(main.getByText("Escreva sua mensagem.")).toBeVisible();
      await expect(main.getByLabel("Nome")).toHaveValue(name);
      await expect(main.getByLabel("Você representa")).toHaveValue("Olheiro");
      await main.getByLabel("Mensagem").fill("Vi o jogo de domingo.");
      await ageForms(page);
      await main.getByRole("button", { name: "Enviar mensagem" }).click();
      await expect(page.getByRole("status")).toContainText("Mensagem enviada!");
      await expect(main.getByLabel("Mensagem")).toHaveValue("");
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
    "Declarado pelo atleta",
    "De súmulas de jogos",
    "As fontes não se somam.",
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

test("an average over fewer than ten is not shown, and the page says why", async ({ page }) => {
  await page.goto("/a/iuri-santanna/estatisticas?comparar=1");
  await expect(page.getByText(/Ainda não há média para comparar/)).toBeVisible();
  await expect(page.getByRole("table", { name: /média da categoria/ })).toBeHidden();
});

test("a photo that is not in the gallery leaves the portrait in the frame", async ({ page }) => {
  for (const photo of [
    "nada",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "%00",
    "a".repeat(3000),
    "https://evil.example/x.png",
  ]) {
    await page.goto(`${SITE}/galeria?foto=${photo}`);
    await expect(page.getByRole("img", { name: "Retrato de Kauã Ribeiro" })).toBeVisible();
  }
});

test("an athlete's number leads to the one address", async ({ request, page }) => {
  await page.goto(SITE);
  const report = await page.getByRole("link", { name: "Denunciar" }).getAttribute("href");
  const id = new URLSearchParams(report!.split("?")[1]).get("id");
  const answer = await request.get(`/atleta/${id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, SITE]);
});

test("whatever stands in an address, the answer is clear and nothing runs", async ({ request }) => {
  const long = "a".repeat(3000);
  const script = encodeURIComponent("<script>alert(1)</script>");
  for (const path of [
    `/a/${script}`,
    `/a/${long}`,
    "/a/Kaua-Ribeiro%00",
    `/atleta/${script}`,
    `/atleta/${long}`,
    "/atleta/1",
    "/atleta/00000000-0000-4000-8000-000000000000",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const text = await answer.text();
    expect(text).toContain("Perfil não encontrado");
    expect(text).not.toContain("<script>alert(1)");
  }
  for (const path of [`${SITE}/${script}`, `${SITE}/${long}`, `${SITE}/estatisticas?comparar=${script}`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  }
});

test("a message with absurd values is refused field by field, and comes back as it was", async ({
  request,
  baseURL,
}) => {
  const script = '"><script>alert(1)</script>';
  const answer = await request.post(`${SITE}/contato`, {
    headers: { origin: baseURL! },
    form: {
      name: "a".repeat(10_000),
      email: script,
      represents: script,
      message: script.repeat(400),
      openedAt: "x",
    },
  });
  expect(answer.status()).toBe(400);
  const text = await answer.text();
  for (const words of [
    "Use no máximo 120 caracteres.",
    "Informe um e-mail válido",
    "Escolha quem você representa.",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("<script>alert(1)");
});
