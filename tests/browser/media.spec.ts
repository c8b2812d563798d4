import type { Page } from "@playwright/test";
import { hugePng, phonePhoto } from "#server/media/testing/pictures.ts";
import { clipAs, phoneStream } from "#server/media/testing/videos.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { aMember, enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

/** A file is looked at by a job in a process of its own, which may have others before it. */
const expectProcessed = expect.configure({ timeout: 60_000 });

const photo = async (name = "Foto com o troféu.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await phonePhoto(900, 1200),
});
const rows = (page: Page) => page.getByRole("list", { name: "Arquivos enviados" }).getByRole("listitem");
const chooser = (page: Page) => page.locator("label", { hasText: "Adicionar" }).locator("input");

async function openMedia(page: Page): Promise<void> {
  await page.goto("/athlete/midia");
  await hydrated(page);
}

test.describe("with script", () => {
  // What a lost connection writes to the console.
  test.use({
    expectedComplaints: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/,
  });

  test("a photo and a video arrive whole over a connection that is cut twice", async ({ page, context }) => {
    await aMember(page, "midia");
    const video = await clipAs("webm", { bytes: 7_000_000 });
    let pieces = 0;
    let arrived = 0;
    await page.route("**/envios/*-*", async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      pieces += 1;
      if (pieces === 2) {
        await context.setOffline(true);
        return route.abort("internetdisconnected");
      }
      if (pieces === 4) return route.abort("connectionreset");
      const answer = await route.fetch();
      arrived = Math.max(arrived, Number(answer.headers()["upload-offset"]));
      await route.fulfill({ response: answer });
    });
    await openMedia(page);
    await chooser(page).setInputFiles([
      { name: "Gols contra o Vale Verde.webm", mimeType: "video/webm", buffer: video },
    ]);
    const row = rows(page).first();
    await expect(row).toContainText("Gols contra o Vale Verde");
    await expect(row).toContainText(/Pausado em \d+%.*a conexão caiu; nada se perdeu/);
    await context.setOffline(false);
    await expectProcessed(toast(page)).toContainText("Upload concluído");
    await expectProcessed(toast(page)).toContainText("Vídeos enviados com sucesso!");
    expect(arrived).toBe(video.length);
    expect(pieces).toBeGreaterThan(4);
    await chooser(page).setInputFiles([await photo()]);
    await expectProcessed(toast(page)).toContainText("Fotos enviados com sucesso!");
    await expectProcessed(rows(page).filter({ hasText: "Com a equipe" })).toHaveCount(2);
    // The browser took a frame of the video and sent it after it.
    const frame = rows(page).filter({ hasText: "Gols contra" }).locator("img[src^='/midia/']");
    await expectProcessed(frame).toBeVisible();
    await expect
      .poll(() => frame.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    // The video comes slowly: the button is pressed before the first frame is there.
    const pressed = Promise.withResolvers<void>();
    await page.route("**/videos/*/arquivo", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: "Escolher capa" }).click();
    await hydrated(page);
    await expect(page.locator("video[poster^='/midia/']")).toBeVisible();
    await page.getByLabel("Momento do vídeo").fill("1");
    await page.getByRole("button", { name: "Usar este quadro" }).click();
    pressed.resolve();
    await expectProcessed(toast(page)).toContainText("A capa do vídeo mudou");
  });

  test("an upload whose page was closed goes on when the same file is chosen again", async ({ page }) => {
    await aMember(page, "midia");
    const video = {
      name: "jogo.webm",
      mimeType: "video/webm",
      buffer: await clipAs("webm", { bytes: 5_000_000 }),
    };
    const begun: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/envios")) begun.push(request.url());
    });
    let hold = true;
    let pieces = 0;
    await page.route("**/envios/*-*", (route) => {
      if (route.request().method() !== "PATCH" || ++pieces === 1 || !hold) return route.continue();
      // The second piece is on its way when the page is closed.
      return undefined;
    });
    await openMedia(page);
    await chooser(page).setInputFiles(video);
    await expectProcessed(rows(page).first()).toContainText(/Enviando (?:3|4)\d%/);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("/athlete/midia");
    await hydrated(page);
    await expectProcessed(rows(page).first()).toContainText("escolha o mesmo arquivo para continuar");
    hold = false;
    await chooser(page).setInputFiles(video);
    await expectProcessed(toast(page)).toContainText("Vídeos enviados com sucesso!");
    await expectProcessed(rows(page)).toHaveCount(1);
    expect(begun).toHaveLength(1);
  });

  test("a file is refused before it is sent where the browser can tell, and by the server where it cannot", async ({
    page,
  }) => {
    await aMember(page, "midia");
    await openMedia(page);
    await chooser(page).setInputFiles([{ name: "jogo.exe", mimeType: "", buffer: Buffer.from("MZ") }]);
    await expectProcessed(toast(page)).toContainText("Tipo de arquivo inválido");
    await expectProcessed(toast(page)).toContainText(
      "Apenas imagens (JPG, PNG, WEBP) ou vídeos (MP4, WEBM, MOV) são permitidos.",
    );
    await page.getByRole("button", { name: "Tirar" }).click();
    await chooser(page).setInputFiles([
      { name: "grande.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    await expectProcessed(rows(page)).toContainText("Arquivo muito grande");
    await expectProcessed(rows(page)).toContainText("A imagem precisa ter menos de 10MB.");
    await page.getByRole("button", { name: "Tirar" }).click();
    await chooser(page).setInputFiles([
      { name: "html.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html><script>1</script>") },
      { name: "pontos.png", mimeType: "image/png", buffer: hugePng(20_000) },
    ]);
    await expectProcessed(rows(page).filter({ hasText: "Tipo de arquivo inválido" })).toHaveCount(1);
    await expectProcessed(rows(page).filter({ hasText: "A imagem tem pontos demais." })).toHaveCount(1);
    await rows(page).filter({ hasText: "html" }).getByRole("button", { name: "Tirar" }).click();
    await expectProcessed(rows(page)).toHaveCount(1);
  });

  test("files are dropped on the page, and come from the phone's camera", async ({ page }) => {
    await aMember(page, "midia");
    await openMedia(page);
    const { buffer } = await photo();
    const dataTransfer = await page.evaluateHandle((base64) => {
      const dropped = new DataTransfer();
      for (const name of ["Arrastada.jpg", "Também arrastada.jpg"])
        dropped.items.add(
          new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, {
            type: "image/jpeg",
          }),
        );
      return dropped;
    }, buffer.toString("base64"));
    await page.dispatchEvent("main", "drop", { dataTransfer });
    await expectProcessed(rows(page).filter({ hasText: "Com a equipe" })).toHaveCount(2);
    await page.locator("input[capture='environment']").setInputFiles([await photo("image.jpg")]);
    await expectProcessed(rows(page).filter({ hasText: "Com a equipe" })).toHaveCount(3);
  });

  test("a video that browsers do not play is taken, and the person is told", async ({ page }) => {
    await aMember(page, "midia");
    await openMedia(page);
    await chooser(page).setInputFiles([
      { name: "Do telefone.mov", mimeType: "video/quicktime", buffer: await phoneStream("hevc") },
    ]);
    await expectProcessed(toast(page)).toContainText("Vídeos enviados com sucesso!");
    await expectProcessed(rows(page).first()).toContainText("Com a equipe");
    await expect(rows(page).first()).toContainText("Muitos navegadores não tocam este formato (HEVC)");
    await page.getByRole("link", { name: "Escolher capa" }).click();
    await hydrated(page);
    await page.getByLabel("Imagem da capa").setInputFiles([await photo("capa.jpg")]);
    await page.getByRole("button", { name: "Usar esta imagem" }).click();
    await expectProcessed(toast(page)).toContainText("A capa do vídeo mudou");
  });

  test("a file is paused, titled and continued by hand", async ({ page }) => {
    await aMember(page, "midia");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/envios/*-*", async (route) => {
      if (route.request().method() === "PATCH") await held;
      await route.continue().catch(() => {});
    });
    await openMedia(page);
    const begun = page.waitForResponse((answer) => answer.url().endsWith("/envios"));
    await chooser(page).setInputFiles([await photo("IMG_2041.jpg")]);
    await begun;
    const row = rows(page).first();
    await row.getByRole("button", { name: "Pausar" }).click();
    await expect(row).toContainText("Pausado em 0%");
    await expect(page.getByRole("button", { name: "Continuar tudo" })).toBeVisible();
    release();
    await row.locator("summary").click();
    await row.getByLabel("Título").fill("Medalha de ouro");
    await row.getByRole("button", { name: "Salvar" }).click();
    await expect(row.locator("summary")).toContainText("Medalha de ouro");
    await row.getByRole("button", { name: "Continuar" }).click();
    await expectProcessed(rows(page).filter({ hasText: "Medalha de ouro" })).toContainText("Com a equipe");
  });

  test("a file that is taken off the list before its turn is never sent", async ({ page }) => {
    await aMember(page, "midia");
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/envios")) posted.push(request.url());
    });
    // Chosen beside the list, which then opens.
    await page.goto("/athlete/midia?ver=fotos");
    await hydrated(page);
    // The library that sends files comes late.
    const arrival = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await chooser(page).setInputFiles([await photo("engano.jpg")]);
    const removed = rows(page).filter({ hasText: "engano" });
    await removed.getByRole("button", { name: "Tirar" }).click();
    await chooser(page).setInputFiles([await photo("certa.jpg")]);
    const kept = rows(page).filter({ hasText: "certa" });
    await kept.getByRole("button", { name: "Pausar" }).click();
    await kept.getByRole("button", { name: "Continuar" }).click();
    arrival.resolve();
    await expectProcessed(rows(page)).toContainText(["Com a equipe"]);
    expect(posted).toHaveLength(1);
  });

  test("photos are put in order by dragging and by their menu, chosen, deleted and brought back", async ({
    page,
  }) => {
    await enterAs(page, "athlete");
    await page.goto("/athlete/midia?ver=fotos");
    await hydrated(page);
    const titles = () => page.getByRole("main").locator("ul > li p.line-clamp-2").allTextContents();
    const before = await titles();
    await page.locator("summary", { hasText: `Opções de ${before[1]}` }).click();
    await page.getByRole("button", { name: "Mover para antes" }).click();
    await expectProcessed(toast(page)).toContainText("Ordem salva");
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
    await hydrated(page);
    const tiles = page.getByRole("main").locator("a[href^='/athlete/midia/']");
    await tiles.nth(1).dragTo(tiles.nth(0));
    await expect.poll(titles).toEqual(before);
    await page.locator("summary", { hasText: `Opções de ${before[1]}` }).click();
    await page.getByRole("button", { name: "Usar como capa" }).click();
    await expectProcessed(toast(page)).toContainText("A capa mudou");
    const last = before.at(-1)!;
    await page.locator("summary", { hasText: `Opções de ${last}` }).click();
    await page.getByRole("button", { name: "Apagar", exact: true }).click();
    await expectProcessed(toast(page)).toContainText("Você pode desfazer por 7 dias");
    await expect.poll(titles).toEqual(before.slice(0, -1));
    await page.getByRole("button", { name: `Desfazer a exclusão de ${last}` }).click();
    await expect.poll(titles).toEqual(before);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("files are sent by a plain form, titled, cropped and deleted", async ({ page }) => {
    await aMember(page, "midia");
    await page.goto("/athlete/midia");
    await page.getByLabel("Fotos e vídeos").setInputFiles([await photo("treino.jpg")]);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expectProcessed(toast(page)).toContainText("Upload concluído");
    await expectProcessed(toast(page)).toContainText("Fotos enviados com sucesso!");
    await expect(async () => {
      await page.reload();
      await expectProcessed(rows(page).first()).toContainText("Com a equipe");
    }).toPass();
    await rows(page).first().getByRole("link", { name: /Abrir/ }).click();
    await page.getByLabel("Título").fill("Treino de falta");
    await page.getByRole("button", { name: "Salvar título" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Treino de falta");
    await page.getByLabel("Tamanho (%)").fill("60");
    await page.getByLabel("Para baixo (%)").fill("25");
    await page.getByRole("button", { name: "Salvar recorte" }).click();
    await expectProcessed(toast(page)).toContainText("Recorte salvo");
    await expect(page.getByLabel("Para baixo (%)")).toHaveValue("25");
    await page.getByRole("button", { name: "Usar na figurinha" }).click();
    await expectProcessed(toast(page)).toContainText("A foto da figurinha mudou");
    await page.getByRole("button", { name: "Apagar" }).click();
    await page.getByRole("button", { name: /Desfazer/ }).click();
    await expect(page.getByRole("main").getByText("Figurinha", { exact: true })).toBeVisible();
  });
});

test("the media pages are accessible and fit at both sizes", async ({ page }) => {
  await enterAs(page, "minor");
  const photoPage = /\/athlete\/midia\/[\da-f-]{36}/.exec(
    await (await page.request.get("/athlete/midia?ver=fotos")).text(),
  )![0];
  const videoPage = /\/athlete\/midia\/[\da-f-]{36}/.exec(
    await (await page.request.get("/athlete/midia?ver=videos")).text(),
  )![0];
  for (const path of [
    "/athlete/midia",
    "/athlete/midia?ver=fotos",
    "/athlete/midia?ver=videos",
    photoPage,
    videoPage,
  ]) {
    await page.goto(path);
    await hydrated(page);
    await atBothSizes(page, async (size) => {
      await expectAccessible(page, `${path} ${size}`);
      await expectNoOverflow(page, `${path} ${size}`);
    });
  }
});

test("the guardian looks at media one by one, on a page that is accessible at both sizes", async ({
  page,
}) => {
  await enterAs(page, "guardian");
  const path = /\/responsavel\/midia\/[\da-f-]{36}/.exec(
    await (await page.request.get("/responsavel")).text(),
  )![0];
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText("Só publique se puderem aparecer.")).toBeVisible();
  await atBothSizes(page, async (size) => {
    await expectAccessible(page, size);
    await expectNoOverflow(page, size);
  });
  await expect(page.locator("video")).toHaveAttribute("src", /^\/videos\//);
});
