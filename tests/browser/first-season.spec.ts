import type { Page } from "@playwright/test";
import { phonePhoto } from "#server/media/testing/pictures.ts";
import { clipAs } from "#server/media/testing/videos.ts";
import { expect, hydrated, test } from "./pages.ts";
import {
  answerInvitation,
  authorise,
  confirmAddress,
  decide,
  enterAs,
  enterWith,
  fillAthlete,
  newEmail,
  signUp,
  toast,
} from "./people.ts";

/** The way of one family from signing up to revoking, on which every capability has its part. */
test.describe.configure({ timeout: 300_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a family's first season ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({
      javaScriptEnabled,
      expectedComplaints: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/,
    });

    test("an athlete of 15 signs up, fills everything and sends media; family and staff agree; the guardian revokes", async ({
      page,
    }) => {
      const family = {
        name: `Ravi ${javaScriptEnabled ? "Monteiro" : "Sampaio"} Duarte`,
        athlete: newEmail("menor"),
        guardian: newEmail("mae"),
      };
      const script = javaScriptEnabled;
      await athleteSignsUp(page, family, script);
      await athleteFillsProfile(page, script);
      await athleteDeclaresSeason(page, script);
      await athleteSendsMedia(page, script);
      const subdomain = await ownAddress(page);
      expect((await page.request.get(`/a/${subdomain}`)).status()).toBe(200);
      await asNobody(page);
      expect((await page.request.get(`/a/${subdomain}`)).status()).toBe(404);

      await guardianDecides(page, family, script);
      await staffApprove(page, family.name, script);

      await asNobody(page);
      const picture = await visitorSees(page, subdomain, family.name);

      await guardianRevokes(page, family.guardian, script);
      await asNobody(page);
      for (const path of [`/a/${subdomain}`, `/a/${subdomain}/galeria`, picture])
        expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
    });
  });
}

interface TestFamily {
  name: string;
  athlete: string;
  guardian: string;
}

async function open(page: Page, path: string, script: boolean): Promise<void> {
  await page.goto(path);
  if (script) await hydrated(page);
}

const asNobody = (page: Page) => page.context().clearCookies();

async function athleteSignsUp(page: Page, family: TestFamily, script: boolean): Promise<void> {
  await open(page, "/cadastro", script);
  const { athlete: email, name, guardian } = family;
  await fillAthlete(page, { email, name, age: 15, guardian });
  await signUp(page);
  await confirmAddress(page, family.athlete);
  await expect(page).toHaveURL("/athlete/dashboard");
}

async function athleteFillsProfile(page: Page, script: boolean): Promise<void> {
  await open(page, "/athlete/dashboard?editar=tudo", script);
  await page.getByLabel("Apelido").fill("Ravi");
  await page.getByLabel("Modalidade").selectOption("masculino");
  await page.getByLabel("Cidade", { exact: true }).fill("Recife, PE");
  await page.getByLabel("Posição principal").selectOption("Centroavante");
  await page.getByLabel("Outra posição").selectOption("Segundo atacante");
  await page.getByLabel("Clube (opcional)").fill("Projeto Raízes do Campo");
  await page.getByLabel("Camisa").fill("9");
  await page.getByLabel("Altura").fill("1,80");
  await page.getByLabel("Peso").fill("68kg");
  await page.getByRole("radio", { name: "Destro", exact: true }).check();
  await page.getByRole("checkbox", { name: "finalização" }).check();
  await page.getByLabel("Sua história").fill("Comecei no futsal e gosto de decidir jogos.");
  await page.getByLabel("Ano").fill("2025");
  await page.getByRole("group", { name: "Linha 1 do histórico" }).getByLabel("Clube").fill("Raízes");
  await page.getByLabel("Conquista 1").fill("Artilheiro da copa da cidade");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(toast(page)).toContainText("Perfil atualizado com sucesso!");
}

async function athleteDeclaresSeason(page: Page, script: boolean): Promise<void> {
  await open(page, "/athlete/numeros", script);
  await page.getByRole("link", { name: "Adicionar temporada" }).click();
  await page.getByLabel("Clube").fill("Projeto Raízes do Campo");
  await page.getByLabel("Jogos").fill("12");
  await page.getByLabel("Gols").fill("7");
  await page.getByRole("button", { name: "Registrar temporada" }).click();
  await expect(page.getByRole("table", { name: "Temporadas" })).toContainText("Projeto Raízes do Campo");
}

async function athleteSendsMedia(page: Page, script: boolean): Promise<void> {
  const files = [
    { name: "Foto com o troféu.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(900, 1200) },
    {
      name: "Gols da copa.webm",
      mimeType: "video/webm",
      buffer: await clipAs("webm", { bytes: script ? 5_000_000 : 0 }),
    },
  ];
  const waiting = page
    .getByRole("list", { name: "Arquivos enviados" })
    .getByRole("listitem")
    .filter({ hasText: "espera o sim" });
  await open(page, "/athlete/midia", script);
  if (script) {
    await cutTwice(page);
    await page.locator("label", { hasText: "Adicionar" }).locator("input").setInputFiles(files);
    await expect(page.getByText("a conexão caiu; nada se perdeu").first()).toBeVisible();
    await page.context().setOffline(false);
    // Which of the two arrives last, and so which toast stays, is not known.
    await expect(waiting).toHaveCount(2, { timeout: 90_000 });
  } else {
    await page.getByLabel("Fotos e vídeos").setInputFiles(files);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(toast(page)).toContainText("Upload concluído");
    await expect(async () => {
      await page.reload();
      await expect(waiting).toHaveCount(2, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  }
  await page
    .getByRole("link", { name: /^Abrir de Foto com o troféu|^Abrir Foto com o troféu/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Usar na figurinha" }).click();
  await expect(toast(page)).toContainText("A foto da figurinha mudou");
}

/** Once the network is gone, and once a connection breaks. */
async function cutTwice(page: Page): Promise<void> {
  let pieces = 0;
  await page.route("**/envios/*-*", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    pieces += 1;
    if (pieces === 2) {
      await page.context().setOffline(true);
      return route.abort("internetdisconnected");
    }
    return pieces === 4 ? route.abort("connectionreset") : route.continue();
  });
}

async function ownAddress(page: Page): Promise<string> {
  const text = await (await page.request.get("/athlete/dashboard")).text();
  return /\/a\/([a-z0-9-]+)/.exec(text)![1]!;
}

async function guardianDecides(page: Page, family: TestFamily, script: boolean): Promise<void> {
  await answerInvitation(page, family.guardian);
  await authorise(page);
  await open(page, "/responsavel", script);
  await expect(page.getByText("2 mídias para aprovar")).toBeVisible();
  await expect(page.getByText("Outras pessoas aparecem? Só publique se puderem aparecer.")).toBeVisible();
  await page.getByRole("button", { name: "Aprovar as duas" }).click();
  await expect(toast(page)).toContainText("2 aprovadas");
}

async function staffApprove(page: Page, name: string, script: boolean): Promise<void> {
  await asNobody(page);
  await enterAs(page, "staff");
  for (const kind of ["first_publication", "media", "media"]) {
    await open(page, `/admin/revisoes?tipo=${kind}`, script);
    await page.getByRole("row").filter({ hasText: name }).getByRole("link").first().click();
    await page.waitForURL(/revisoes\/[\da-f-]{36}/);
    await decide(page, "Aprovar");
    await expect(toast(page)).toContainText("Revisão aprovada");
  }
}

/** Returns the address of a picture that a visitor sees. */
async function visitorSees(page: Page, subdomain: string, name: string): Promise<string> {
  await page.goto(`/a/${subdomain}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByRole("main")).toContainText("Centroavante");
  await page.goto(`/a/${subdomain}/galeria`);
  const picture = page.locator("main img[src^='/midia/']").first();
  await expect(picture).toBeVisible();
  await page.goto(`/a/${subdomain}/videos`);
  await expect(page.getByRole("main")).toContainText("Gols da copa");
  await page.goto(`/a/${subdomain}/galeria`);
  return (await picture.getAttribute("src"))!;
}

async function guardianRevokes(page: Page, guardian: string, script: boolean): Promise<void> {
  await asNobody(page);
  await enterWith(page, guardian);
  await page.goto("/responsavel/atletas");
  const ward = /\/responsavel\/atleta\/[\da-f-]{36}/.exec(await page.content())![0];
  await open(page, `${ward}/revogar`, script);
  await page.getByRole("button", { name: /Revogar/ }).click();
  await expect(page).not.toHaveURL(/revogar/);
  await expect(page.getByRole("main")).not.toContainText("No ar");
}
